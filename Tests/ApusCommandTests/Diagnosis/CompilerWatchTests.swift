import Foundation
import Testing

@testable import ApusCommand

@Suite("A compiler that is watched")
struct CompilerWatchTests {
  private func run(
    _ script: String, finding names: [String], patience: Double
  ) throws -> (code: Int32, said: [String]) {
    var unknown = UnknownNames()
    unknown.uses = names.map { MemberUse(name: $0, file: Path("/a.swift"), line: 1, column: 2) }
    var said: [String] = []
    let watch = CompilerWatch(patience: patience, unknownNames: { [unknown] in unknown }, say: { said.append($0) })
    let code = try watch.run(
      Subprocess(program: "bash", arguments: ["-c", script], environment: ProcessInfo.processInfo.environment))
    return (code, said)
  }

  private let error = "/a.swift:1:2: error: nothing that this app can see declares 'a'"

  @Test("goes on for as long as it takes where every name is declared")
  func right() throws {
    let works = "for ((i = 0; i < 20000; i++)); do :; done"
    #expect(try run("\(works); echo done", finding: [], patience: 0.02) == (0, ["done"]))
    #expect(try run("\(works); exit 7", finding: [], patience: 0.02) == (7, []))
  }

  @Test("has its time also where other programs have the processors")
  func waiting() throws {
    let watch = CompilerWatch(
      patience: 0.2,
      unknownNames: {
        Issue.record("A compiler that waits does not search.")
        return UnknownNames()
      }, say: { _ in })
    let compiler = Subprocess(
      program: "bash", arguments: ["-c", "sleep 0.4"], environment: ProcessInfo.processInfo.environment)
    #expect(try watch.run(compiler) == 0)
  }

  @Test("is ended where it goes on though a name is unknown, and that counts as a failure")
  func wrong() throws {
    let run = try run("trap 'exit 3' INT; echo begun; while :; do :; done", finding: ["a"], patience: 0.2)
    #expect(run.code == 3)
    #expect(run.said.prefix(2) == ["begun", error] && run.said.last?.hasPrefix("note: the compiler was ended") == true)
  }

  @Test("that has succeeded when it is told to end has succeeded")
  func done() throws {
    let busy = "trap 'exit 0' INT; (while :; do :; done) & while :; do wait; done"
    #expect(try run(busy, finding: ["a"], patience: 0.1) == (0, []))
  }

  @Test("and all that it started ends for certain where it does not do as it is told")
  func stubborn() throws {
    var said: [String] = []
    let end = try Subprocess(
      program: "bash", arguments: ["-c", "trap '' INT; echo $$; sleep 600 & echo $!; wait; wait"],
      environment: ProcessInfo.processInfo.environment
    ).run(eachLine: { said.append($0) }, endingWhen: { _ in said.count == 2 }, lastSeconds: 0.1)
    #expect(end == WatchedEnd(code: 128 + SIGKILL, wasEnded: true))
    let child = try #require(said.last.flatMap { pid_t($0) })
    // A new parent may not have taken note of its end.
    while let state = try? Path("/proc/\(child)/stat").readText(), !state.contains(") Z ") { usleep(1000) }
  }

  @Test("ends where this process is asked to end")
  func interruption() throws {
    let compiler = Subprocess(
      program: "bash", arguments: ["-c", "trap 'exit 4' INT; echo begun; while :; do sleep 0.02; done"],
      environment: ProcessInfo.processInfo.environment)
    let watch = CompilerWatch(unknownNames: { UnknownNames() }, say: { _ in pthread_kill(pthread_self(), SIGTERM) })
    #expect(ApusCommandTests.failure { _ = try watch.run(compiler) }?.code == 128 + SIGTERM)
  }

  @Test("a signal ends each program that is waited for, and what it leaves behind", arguments: Waiting.allCases)
  func leftBehind(waiting: Waiting) throws {
    let folder = try TemporaryFolder()
    let file = folder.path / "child"
    // What it has started heeds nothing, and is left alone by the program itself.
    let script = """
      trap 'exit 4' INT TERM; bash -c 'trap "" INT TERM; echo $$ > \(file).new; mv \(file).new \(file); exec sleep 600' &
      echo begun; while :; do sleep 0.02; done
      """
    let program = Subprocess(
      program: "bash", arguments: ["-c", script], environment: ProcessInfo.processInfo.environment)
    let tester = pthread_self()
    let sender = Thread {
      while !file.exists { usleep(1_000) }
      pthread_kill(tester, SIGTERM)
    }
    sender.start()
    #expect(ApusCommandTests.failure { try waiting.run(program) }?.code == 128 + SIGTERM)
    let child = try #require(pid_t(file.readText().trimmingCharacters(in: .whitespacesAndNewlines)))
    // A new parent may not have taken note of its end.
    while let state = try? Path("/proc/\(child)/stat").readText(), !state.contains(") Z ") { usleep(1_000) }
  }

  enum Waiting: CaseIterable {
    case whole, lines, capture

    func run(_ program: Subprocess) throws {
      switch self {
      case .whole: _ = try program.run(output: .standardError)
      case .lines: _ = try program.run { _ in }
      case .capture: _ = try program.capture()
      }
    }
  }

  @Test("what it adds can be told from the compiler's words")
  func additions() throws {
    var (said, added) = ([String](), [String]())
    var unknown = UnknownNames()
    unknown.uses = [MemberUse(name: "a", file: Path("/a.swift"), line: 1, column: 2)]
    let watch = CompilerWatch(
      unknownNames: { [unknown] in unknown }, say: { said.append($0) }, explain: { added.append($0) })
    let compiler = Subprocess(
      program: "bash", arguments: ["-c", "echo 'error: b'; exit 1"], environment: ProcessInfo.processInfo.environment)
    #expect(try watch.run(compiler) == 1)
    #expect(said == ["error: b"] && added == [error])
  }

  @Test("has the time to say it itself, and is completed where it says something else")
  func quick() throws {
    #expect(try run("echo \"error: no 'a'\"; exit 3", finding: ["a"], patience: 60) == (3, ["error: no 'a'"]))
    #expect(try run("echo 'error: b'; exit 3", finding: ["a"], patience: 60) == (3, ["error: b", error]))
    #expect(try run("printf 'no end'; exit 1", finding: [], patience: 60) == (1, ["no end"]))
  }

  @Test("that has given up is explained: by unknown names, or by what can be done")
  func surrender() throws {
    let line = "/b.swift:7:9: error: the compiler is \(CompilerOutput.surrender); try"
    let colours = "\u{1B}[1m/b.swift:7:9: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0mthe compiler is \(CompilerOutput.surrender)"
    for text in [line, colours] {
      let said = try run("printf '%s\\n' '\(text)' '\(text)'; exit 1", finding: [], patience: 60).said
      #expect(said.count == 3 && said.last?.hasPrefix("/b.swift:7:9: note: all names in this file are declared") == true)
    }
    let named = try run("echo '\(line.replacing("/b", with: "/a"))'; exit 1", finding: ["a"], patience: 60).said
    #expect(named.dropFirst() == [error])
  }

  @Test("that has given up is told from one whose names could not be looked for")
  func failure() throws {
    var output = CompilerOutput()
    let watch = CompilerWatch(unknownNames: { throw CommandError.failure("no interface") })
    #expect(watch.explanation(of: output, names: Result(catching: watch.unknownNames)) == [])
    output.take("/b.swift:7:9: error: \(CompilerOutput.surrender)")
    #expect(
      watch.explanation(of: output, names: Result(catching: watch.unknownNames))
        == ["note: unknown names could not be looked for: no interface"])
  }
}
