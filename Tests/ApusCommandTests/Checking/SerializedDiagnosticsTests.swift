import Foundation
import Testing

@testable import ApusCommand

@Suite("Messages of the compiler as it keeps them")
struct SerializedDiagnosticsTests {
  private let data: Data

  init() throws { data = try #require(KeptDiagnostics.data) }

  @Test("places, messages and parts of the line are the compiler's")
  func places() throws {
    let all = try SerializedDiagnostics(data).diagnostics.inOrder
    #expect(all.map(\.severity) == [.warning, .error, .error])
    #expect(all.allSatisfy { $0.file == "/tmp/Shop.swift" })
    #expect(all[1].message == "cannot convert value of type 'String' to specified type 'Int'")
    #expect(all[1].line == 4 && all[1].column == 14 && all[1].notes.isEmpty && all[1].category == nil)
    #expect(all[1].ranges == [.init(line: 4, column: 14, endLine: 4, endColumn: 17)])
  }

  @Test("a change belongs to the note that offers it, and a group has its name without an address")
  func changes() throws {
    let all = try SerializedDiagnostics(data).diagnostics.inOrder
    #expect(all[0].category == "DeprecatedDeclaration")
    #expect(all[0].notes.map(\.message) == ["use 'neu' instead"])
    // é has two bytes, which columns count.
    let range = SourceDiagnostic.Span(line: 1, column: 24, endLine: 1, endColumn: 27)
    #expect(all[0].notes[0].fixIts == [.init(file: "/tmp/Shop.swift", range: range, replacement: "neu")])
    #expect(all[2].notes.map(\.fixIts.count) == [2, 1] && all[2].notes[1].fixIts[0].replacement == "!")
  }

  @Test("damaged files are refused, or give what is left of them")
  func damage() throws {
    #expect(throws: Bitstream.Failure.self) { try SerializedDiagnostics(Data("swift".utf8)) }
    #expect(throws: Bitstream.Failure.self) { try SerializedDiagnostics(data.prefix(data.count / 2)) }
    for index in stride(from: 4, to: data.count, by: 7) {
      var damaged = data
      damaged[index] ^= 0xFF
      _ = try? SerializedDiagnostics(damaged)
    }
  }

  @Test("a stream that ends a block which none began, or goes ever deeper, is none")
  func blocks() throws {
    var ended = try Bitstream(Data("DIAG".utf8) + Data(count: 8), magic: "DIAG")
    #expect(throws: Bitstream.Failure.self) { try ended.next() }
    // The words of a block that begins, again and again: its kind 8, abbreviations of 2 bits.
    let block = Data([0x21, 0x08, 0, 0, 0, 0, 0, 0])
    var deep = try Bitstream(Data("DIAG".utf8) + (0..<100).reduce(Data()) { data, _ in data + block }, magic: "DIAG")
    #expect(try deep.next() == .enterBlock(8))
    #expect(throws: Bitstream.Failure.self) { while try deep.next() != nil {} }
  }
}
