import Testing

@testable import ApusCommand

@Suite("Exit codes")
struct CommandLineTests {
  private func code(_ words: String...) -> Int32? {
    let folder = try? TemporaryFolder()
    do {
      return try ApusCommand.run(words) {
        guard let folder else { throw CommandError.failure("no temporary folder") }
        return folder.installation()
      }
    } catch let error as CommandError {
      return error.exitCode
    } catch {
      return nil
    }
  }

  @Test(
    "help is no error, and needs no installation",
    arguments: [
      ["--help"], ["help"], ["help", "run"], ["run", "--help"], ["snapshot", "-h"], ["doctor", "--help"],
      ["test", "--help"], ["--version"],
    ])
  func help(words: [String]) throws {
    #expect(try ApusCommand.run(words) { throw CommandError.failure("needs none") } == 0)
  }

  @Test("a wrong command line has exit code 2")
  func usage() {
    #expect(code() == 2)
    #expect(code("rnu") == 2)
    #expect(code("--verbose") == 2)
    #expect(code("run", "a", "b") == 2)
    #expect(code("run", "missing") == 2)
    #expect(code("run", ".", "--host", "gtk", "--no-gtk") == 2)
    #expect(code("snapshot", ".") == 2)
    #expect(code("snapshot", ".", "-o", "x.jpg") == 2)
    #expect(code("snapshot", ".", "-o", "/no/such/folder/x.png") == 2)
    #expect(code("snapshot", ".", "-o", "x.png", "--host", "gtk") == 2)
    #expect(code("doctor", "x") == 2)
    #expect(code("run", "") == 2, "a variable of a script that is not set is not the present folder")
    #expect(code("help", "nonsense") == 2)
  }

  @Test("a folder without an app has exit code 1")
  func failures() {
    #expect(code("run", ".") == 1)
    #expect(code("snapshot", ".", "-o", "x.png") == 1)
  }
}
