import Foundation
import FoundationNetworking
import Testing

@testable import SnapshotTesting

@Suite("Strategies")
struct StrategyTests {
  struct Ticket: Codable {
    var zone = "A"
    var cents = 250
  }
  struct Stubborn: Encodable {
    struct No: Error {}
    func encode(to encoder: any Encoder) throws { throw No() }
  }
  enum Zone: CaseIterable { case a, b }

  /// What a strategy keeps of a value.
  private func kept<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) throws -> String {
    let format = try SnapshotWaiter.value(of: strategy.snapshot(value), timeout: 5)
    return String(decoding: strategy.diffing.toData(format), as: UTF8.self)
  }

  @Test("values become texts")
  func texts() throws {
    #expect(try kept("a", .lines) == "a" && kept(5, .description) == "5" && kept([5], .dump) == "▿ 1 element\n  - 5\n")
    #expect(try kept(Ticket(), .json) == "{\n  \"cents\" : 250,\n  \"zone\" : \"A\"\n}")
    #expect(try kept(["b": 1, "a": [2]] as [String: Any], .json) == "{\n  \"a\" : [\n    2\n  ],\n  \"b\" : 1\n}")
    #expect(try kept(Ticket(), .plist).contains("<key>cents</key>\n\t<integer>250</integer>"))
    #expect(try kept(Data([65, 66]), .data) == "AB")
    let endings = [Snapshotting<Ticket, String>.json.pathExtension, Snapshotting<Ticket, String>.plist.pathExtension]
    #expect(endings == ["json", "plist"] && Snapshotting<Data, Data>.data.pathExtension == nil)
  }

  @Test("encoders may be one's own")
  func encoders() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    #expect(try kept(Ticket(), .json(encoder)) == #"{"cents":250,"zone":"A"}"#)
    let list = PropertyListEncoder()
    list.outputFormat = .xml
    #expect(try kept(Ticket(), .plist(list)).hasPrefix("<?xml"))
  }

  @Test("a value that cannot be encoded fails in words, and nothing is recorded")
  func unencodable() throws {
    let folder = try TemporaryFolder()
    #expect(folder.failure(of: Stubborn(), as: .json) == "a value of the type Stubborn cannot be encoded: No()")
    #expect(folder.failure(of: Date() as Any, as: .json)?.hasPrefix("a value of the type Date is no JSON object") == true)
    #expect(folder.names == [])
  }

  @Test("bytes that differ are named by the first")
  func bytes() throws {
    let folder = try TemporaryFolder()
    _ = folder.failure(of: Data([1, 2]), as: .data)
    #expect(folder.failure(of: Data([1, 2]), as: .data) == nil)
    let message = folder.failure(of: Data([1, 3, 4]), as: .data)
    #expect(message?.contains("3 bytes in place of 2; the first that differs is number 1") == true)
  }

  @Test("a request shows as it is sent, and as a command")
  func requests() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com/buy?zone=A&count=2")))
    #expect(try kept(request, .raw) == "GET https://example.com/buy?count=2&zone=A")
    #expect(try kept(request, .curl) == "curl \\\n\t\"https://example.com/buy?count=2&zone=A\"")
    request.httpMethod = "POST"
    request.httpBody = Data(#"{"b":"x","a":1}"#.utf8)
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    request.setValue("a=b", forHTTPHeaderField: "Cookie")
    #expect(
      try kept(request, .raw)
        == "POST https://example.com/buy?count=2&zone=A\nAccept: text/html\nCookie: a=b\n\n{\"b\":\"x\",\"a\":1}")
    #expect(try kept(request, .raw(pretty: true)).hasSuffix("\n\n{\n  \"a\" : 1,\n  \"b\" : \"x\"\n}"))
    #expect(
      try kept(request, .curl) == #"""
        curl \
        	--request POST \
        	--header "Accept: text/html" \
        	--data "{\"b\":\"x\",\"a\":1}" \
        	--cookie "a=b" \
        	"https://example.com/buy?count=2&zone=A"
        """#)
    request = URLRequest(url: try #require(URL(string: "https://example.com")))
    request.httpMethod = "HEAD"
    #expect(try kept(request, .curl) == "curl \\\n\t--head \\\n\t\"https://example.com\"")
  }

  @Test("a function shows as a table of its cases")
  func functions() throws {
    let strategy = Snapshotting<Zone, String>.func(into: Snapshotting<String, String>.lines)
    #expect(try kept({ $0 == .a ? "near" : "\"far\"" }, strategy) == "\"a\",\"near\"\n\"b\",\"\"\"far\"\"\"\n")
    #expect(strategy.pathExtension == "csv")
  }

  @Test("strategies are made of others, at once or later")
  func pullbacks() throws {
    let length = Snapshotting<String, String>.lines.pullback { (number: Int) in String(repeating: "x", count: number) }
    #expect(try kept(3, length) == "xxx" && length.pathExtension == "txt")
    let later = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
      Async { done in
        // Safe: it is called once, by the other thread.
        nonisolated(unsafe) let done = done
        DispatchQueue.global().async { done("\(number)") }
      }.map { $0 + "!" }
    }
    #expect(try kept(3, later) == "3!")
    #expect(try kept("a", Snapshotting.wait(for: 0.01, on: .lines)) == "a")
  }

  @Test("the time that a strategy waits has passed")
  func waiting() throws {
    let start = ContinuousClock.now
    _ = try kept("a", Snapshotting.wait(for: 0.05, on: .lines))
    #expect(.now - start >= .milliseconds(50))
  }
}
