import Foundation
import FoundationAdditions
import Testing

@Suite("Lines of bytes as they come")
struct LineSequenceTests {
  private func lines(_ text: String) async -> [String] {
    let bytes = AsyncStream<UInt8> { continuation in
      for byte in text.utf8 { continuation.yield(byte) }
      continuation.finish()
    }
    let sequence: AsyncLineSequence<AsyncStream<UInt8>> = bytes.lines
    var lines: [String] = []
    for await line in sequence { lines.append(line) }
    return lines
  }

  @Test("end as Unicode has it; empty ones are left out, and the last one needs no end")
  func ends() async {
    #expect(await lines("a\nb\rc\r\nd\u{B}e\u{C}f\u{85}g\u{2028}h\u{2029}i") == "abcdefghi".map(String.init))
    #expect(await lines("\n\na\r\n\r\nö東\n") == ["a", "ö東"])
    #expect(await lines("") == [])
  }
}
