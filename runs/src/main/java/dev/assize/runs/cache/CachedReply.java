package dev.assize.runs.cache;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.result.RecordedResult;
import dev.assize.core.result.ReplyJson;
import dev.assize.core.result.ResultJson;
import java.util.List;
import java.util.Optional;

/**
 * What an answerer said to one question, and what it remarked about the texts of that question.
 *
 * @param said one reply, unless the answerer left the question out or answered it twice
 */
record CachedReply(List<Reply> said, List<Finding> remarks) {

    CachedReply {
        said = List.copyOf(said);
        remarks = List.copyOf(remarks);
    }

    static CachedReply of(Question question, Replies replies) {
        return new CachedReply(
                replies.replies().stream()
                        .filter(reply -> reply.question().equals(question.id()))
                        .toList(),
                replies.remarks().stream()
                        .filter(remark -> isAbout(question, remark))
                        .toList());
    }

    /** A question may be shared by cases that have nothing else in common, so it keeps no remark about other texts. */
    private static boolean isAbout(Question question, Finding remark) {
        return remark.evidence().stream().allMatch(piece -> stands(piece, question));
    }

    private static boolean stands(Evidence piece, Question question) {
        return question.find(piece.passage())
                .filter(passage -> piece.span().end() <= passage.text().length())
                .filter(passage -> piece.span().in(passage.text()).equals(piece.quote()))
                .isPresent();
    }

    /** The replies, given to a question of another case. */
    List<Reply> replies(QuestionId question) {
        return said.stream().map(reply -> reply.to(question)).toList();
    }

    /** What is kept; empty when the answer does not stand and the question should be asked again. */
    Optional<String> content(Question question, String answerer) {
        Answer checked =
                AnswerCheck.check(List.of(question), said, answerer).get(0).answer();
        if (!(checked instanceof Answer.Given) || !(said.get(0) instanceof Reply.Stated stated)) {
            return Optional.empty();
        }
        ObjectNode content = ReplyJson.of(stated);
        if (!remarks.isEmpty()) {
            content.set("remarks", ResultJson.findings(remarks));
        }
        return Optional.of(Json.write(content));
    }

    /** What {@link #content} wrote; empty when it is not readable as an answer to this question. */
    static Optional<CachedReply> read(Question question, String content) {
        try {
            JsonNode written = Json.parse(content);
            return ReplyJson.read(question, written)
                    .map(reply -> new CachedReply(List.of(reply), RecordedResult.findings(written.path("remarks"))));
        } catch (JsonProcessingException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
