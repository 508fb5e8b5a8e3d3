#!/usr/bin/env bash
# Brings the comment of this judge on the pull request up to date, or makes it: the one that begins with the first line of
# assize-out/comment.md and is ours. Comments of other judges, of other workflows and of people are left alone.
# Reads GITHUB_REPOSITORY and NUMBER; gh reads GH_TOKEN.
set -euo pipefail
trap 'echo "::warning title=Assize::There is no comment on the pull request: it could not be written. The token needs pull-requests: write, which that of a fork does not have."' ERR
file=assize-out/comment.md
repository=repos/${GITHUB_REPOSITORY:?owner and name of the repository}
marker=$(head -n 1 "$file")
case $marker in
  '<!-- assize '*' -->') ;;
  *) echo "comment.sh: $file does not begin with the line that run.sh writes" >&2; exit 2 ;;
esac
# The token of a workflow may not ask who it is; it is a bot's then.
if login=$(gh api user --jq .login 2>/dev/null); then ours=".user.login == \"$login\""; else ours='.user.type == "Bot"'; fi
found=$(gh api --paginate "$repository/issues/${NUMBER:?number of the pull request}/comments" \
  --jq ".[] | select($ours and (.body | startswith(\"$marker\"))) | .id")
if [ -n "$found" ]; then
  gh api --silent --method PATCH "$repository/issues/comments/${found%%$'\n'*}" -F body=@"$file"
else
  gh api --silent --method POST "$repository/issues/$NUMBER/comments" -F body=@"$file"
fi
