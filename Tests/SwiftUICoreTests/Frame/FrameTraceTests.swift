import SwiftUICore
import Testing

@Suite("What frames cost")
@MainActor
struct FrameTraceTests {
  @Test("Frames that had nothing to paint are told of with the next that had")
  func unchanged() {
    var lines: [String] = []
    let trace = FrameTrace(counters: { WorkCounters() }, pixelsPainted: { 0 }, write: { lines.append($0) })
    for isPainted in [true, false, false, true, true] {
      trace.frameBegins()
      if isPainted {
        trace.paintingBegins()
        trace.paintingEnded()
      }
      trace.framePresented()
    }
    let counts = lines.map { line in line.split(separator: ",").first { $0.hasPrefix("\"unchanged\"") }.map(String.init) }
    #expect(counts == ["\"unchanged\":0", "\"unchanged\":2", "\"unchanged\":0"])
  }
}
