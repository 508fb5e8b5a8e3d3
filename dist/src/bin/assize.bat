@echo off
rem Starts assize. Java 17 or later must be on the PATH, or JAVA_HOME must name it.
setlocal DisableDelayedExpansion
set "HOME_DIR=%~dp0.."
set "JAR=%HOME_DIR%\lib\assize.jar"
set "JAVA="
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
if not defined JAVA for %%j in (java.exe) do set "JAVA=%%~$PATH:j"
if not defined JAVA (
  echo assize: Java is missing: install a JDK or JRE, version 17 or later, or set JAVA_HOME to one. 1>&2
  exit /b 2
)
rem The arguments as they were typed: inside quotes of ours, theirs would end where they begin.
set ARGS=%*
if "%~1"=="mcp" goto mcp
if "%~1"=="spark" goto spark

for /f "tokens=2 delims=:." %%p in ('chcp') do set "PAGE=%%p"
chcp 65001 >nul

rem Classes as the JVM wants them in memory, made once for this Java and this jar: about half of the start-up time.
set "CACHE=%TEMP%"
if defined LOCALAPPDATA set "CACHE=%LOCALAPPDATA%\assize"
if not exist "%CACHE%" mkdir "%CACHE%" >nul 2>&1
set "ARCHIVE=%CACHE%\assize.jsa"
rem Code is loaded from there: never from a folder where others may write.
set "KEPT="
if defined LOCALAPPDATA set KEPT=-Dassize.cache="%CACHE%"
for %%f in ("%JAR%") do set "STAMP=%JAR% %%~tf"
for %%f in ("%JAVA%") do set "STAMP=%JAVA% %%~tf %STAMP%"
set "MADE="
if exist "%CACHE%\built-with" for /f "usebackq delims=" %%m in ("%CACHE%\built-with") do set "MADE=%%~m"
if exist "%ARCHIVE%" if "%MADE%"=="%STAMP%" goto ready
set "CODE=2"
call :check
if errorlevel 1 goto done
del "%ARCHIVE%" >nul 2>&1
rem Another assize is using it: the next start tries again.
if exist "%ARCHIVE%" goto ready
"%JAVA%" -XX:ArchiveClassesAtExit="%ARCHIVE%" -XX:TieredStopAtLevel=1 -Xlog:disable %KEPT% -cp "%JAR%" dev.assize.cli.ArchiveTraining "%HOME_DIR%\examples" >nul 2>&1 <nul
rem An empty one stands for a Java that makes none, so that it is not asked again.
if not exist "%ARCHIVE%" type nul >"%ARCHIVE%"
>"%CACHE%\built-with" echo "%STAMP%"
:ready
set "SHARED="
if exist "%ARCHIVE%" for %%f in ("%ARCHIVE%") do if %%~zf gtr 0 set SHARED=-XX:SharedArchiveFile="%ARCHIVE%"

rem What a command means for the machine: these read or judge many cases on all processors, others are over before that pays off.
set "TUNING=-XX:+UseSerialGC -XX:TieredStopAtLevel=1"
for %%c in (judge resume report audit rerule compare agree inspect sample serve) do if "%~1"=="%%c" set "TUNING=-XX:+UseParallelGC"

"%JAVA%" %TUNING% %SHARED% -Xshare:auto -Xlog:disable -Dfile.encoding=UTF-8 %KEPT% %ASSIZE_JAVA_OPTIONS% -jar "%JAR%" %*
set "CODE=%errorlevel%"
:done
chcp %PAGE% >nul
exit /b %CODE%

:mcp
if not exist "%HOME_DIR%\lib-mcp" (
  echo assize: this folder has no lib-mcp, which holds the tools for assistants; unpack the zip again. 1>&2
  exit /b 2
)
call :check
if errorlevel 1 exit /b 2
set REST=%ARGS:*mcp=%
if %1=="mcp" set REST=%ARGS:*"mcp"=%
"%JAVA%" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dfile.encoding=UTF-8 %ASSIZE_JAVA_OPTIONS% -cp "%HOME_DIR%\lib-mcp\*;%JAR%;%HOME_DIR%\lib\lib\*" dev.assize.mcp.McpMain %REST%
exit /b %errorlevel%

:spark
if "%~2"=="judge" goto submit
echo usage: assize spark judge JUDGE CASES... -o DIR [--output-format jsonl^|parquet] 1>&2
echo 'assize spark judge --help' tells more 1>&2
for %%h in (--help -h help) do if "%~2"=="%%h" exit /b 0
exit /b 2

:submit
if not exist "%HOME_DIR%\lib\assize-spark.jar" (
  echo assize: this distribution has no lib\assize-spark.jar; mvn -Pdist,spark-jar package makes one that has. 1>&2
  exit /b 2
)
if not exist "%SPARK_HOME%\bin\spark-submit.cmd" (
  echo assize: set SPARK_HOME to a Spark 4 with Scala 2.13. 1>&2
  exit /b 2
)
set REST=%ARGS:*judge=%
if %2=="judge" set REST=%ARGS:*"judge"=%
rem Without "call", which would double each caret; nothing is left to do here afterwards.
"%SPARK_HOME%\bin\spark-submit.cmd" --class dev.assize.spark.JudgeJob %ASSIZE_SPARK_OPTIONS% "%HOME_DIR%\lib\assize-spark.jar" %REST%
exit /b %errorlevel%

:check
"%JAVA%" -XshowSettings:properties -version 2>&1 | findstr /r /c:"java.specification.version = 1\." /c:"java.specification.version = [0-9] *$" /c:"java.specification.version = 1[0-6] *$" >nul
if errorlevel 1 exit /b 0
echo assize: "%JAVA%" is too old: install a JDK or JRE, version 17 or later, or set JAVA_HOME to one. 1>&2
exit /b 1
