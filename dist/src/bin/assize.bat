@echo off
rem Starts assize. Java 17 or later must be on the PATH, or JAVA_HOME must name it.
setlocal
set "HOME_DIR=%~dp0.."
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo assize: Java is missing: install a JDK or JRE, version 17 or later, or set JAVA_HOME to one. 1>&2
  exit /b 2
)
chcp 65001 >nul
if "%~1"=="mcp" goto mcp
"%JAVA%" -XX:+UseParallelGC -Dfile.encoding=UTF-8 %ASSIZE_JAVA_OPTIONS% -jar "%HOME_DIR%\lib\assize.jar" %*
exit /b %errorlevel%
:mcp
for /f "tokens=1,*" %%a in ("%*") do set "REST=%%b"
"%JAVA%" -XX:+UseSerialGC -Dfile.encoding=UTF-8 %ASSIZE_JAVA_OPTIONS% -cp "%HOME_DIR%\lib-mcp\*;%HOME_DIR%\lib\assize.jar;%HOME_DIR%\lib\lib\*" dev.assize.mcp.McpMain %REST%
exit /b %errorlevel%
