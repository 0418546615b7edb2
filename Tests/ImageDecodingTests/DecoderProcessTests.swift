import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

@testable import ImageDecoding

/// Drawings that take for ever, or all memory, or end their reader: each a few lines, made here.
@Suite("Drawings of strangers are drawn under limits", .serialized)
struct DecoderProcessTests {
  private func svg(_ content: String, size: Int = 100) -> Data {
    Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="\#(size)" height="\#(size)">\#(content)</svg>"#.utf8)
  }

  private func convolution() -> Data {
    let numbers = String(repeating: "1 ", count: 10_000)
    return svg(
      #"<filter id="f"><feConvolveMatrix order="100" kernelMatrix="\#(numbers)"/></filter>"#
        + #"<rect width="100" height="100" filter="url(#f)"/>"#)
  }

  private func turbulence() -> Data {
    svg(
      #"<filter id="f"><feTurbulence baseFrequency="0.1" numOctaves="100000000"/></filter>"#
        + #"<rect width="100" height="100" filter="url(#f)"/>"#)
  }

  /// Strokes of so many segments that joining them takes tens of seconds.
  private func longPath() -> Data {
    var path = "M0 0"
    for index in 0..<300_000 { path += "L\(index * 7919 % 997) \(index * 104_729 % 991)" }
    return svg(#"<path d="\#(path)" fill="none" stroke="black" stroke-width="3"/>"#, size: 1000)
  }

  /// A picture in the picture, whose pixels would take 3.6 gigabytes.
  private func embedded() throws -> Data {
    let png = Samples.pngHeader(width: 30_000, height: 30_000).base64EncodedString()
    return svg(#"<image width="100" height="100" href="data:image/png;base64,\#(png)"/>"#)
  }

  /// Ten uses of ten uses of …, twelve times.
  private func forms() -> Data {
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 40 20] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>",
      Self.stream("", String(repeating: "/F Do ", count: 10)),
    ]
    for level in 0..<12 {
      let isLast = level == 11
      let next = isLast ? "" : "/Resources << /XObject << /F \(6 + level) 0 R >> >>"
      let content = isLast ? "0 0 1 1 re f" : String(repeating: "/F Do ", count: 10)
      objects.append(Self.stream("/Type /XObject /Subtype /Form /BBox [0 0 40 20] \(next)", content))
    }
    return Samples.pdf(objects)
  }

  /// A pattern that repeats every ten-thousandth of a point.
  private func tiles() -> Data {
    Samples.pdf([
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << /Pattern << /P 5 0 R >> >> >>",
      Self.stream("", "/Pattern cs /P scn 0 0 400 200 re f"),
      Self.stream(
        "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.0001 /YStep 0.0001 /Resources << >>",
        "1 0 0 rg 0 0 1 1 re f"),
    ])
  }

  private static func stream(_ entries: String, _ content: String) -> String {
    "<< \(entries) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
  }

  private func peakMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  /// Opens and draws; both together may take one limit each.
  private func draw(_ data: Data, isTrusted: Bool = true) throws -> (image: CGImage?, messages: [String]) {
    let kind: VectorKind = ImageKind(of: data) == .pdf ? .pdf : .svg
    let messages = Messages()
    let image = try Diagnostics.$recorder.withValue({ messages.add($0) }) { () throws -> CGImage? in
      let source = try VectorSource(kind, data, name: "stranger", isTrusted: isTrusted, pixels: .alone)
      let image = source.bitmap(pixelSize: source.size)
      let again = ContinuousClock.now
      #expect(source.bitmap(pixelSize: CGSize(width: 3, height: 3)) != nil)
      if image?.width == 1 { #expect(.now - again < .seconds(1), "what failed once is not tried again") }
      return image
    }
    return (image, messages.all)
  }

  private final class Messages: @unchecked Sendable {
    private(set) var all: [String] = []
    func add(_ message: String) { all.append(message) }
  }

  @Test(
    "each is a stand-in and one line, within the limits, and the next one is drawn",
    arguments: ["convolution", "turbulence", "long path", "embedded", "forms", "tiles"])
  func hostile(name: String) throws {
    let data =
      switch name {
      case "convolution": convolution()
      case "turbulence": turbulence()
      case "long path": longPath()
      case "embedded": try embedded()
      case "forms": forms()
      default: tiles()
      }
    let (start, memory) = (ContinuousClock.now, peakMemory())
    do {
      let (image, messages) = try draw(data)
      // What a library refuses by itself, or is quick enough for, is drawn.
      if image?.width == 1 {
        #expect(messages.count == 1 && messages[0].hasPrefix("image stranger cannot be read: "), "\(messages)")
      }
    } catch let error as ImageError {
      #expect(error.description.hasPrefix("image stranger cannot be read: "))
    }
    #expect(.now - start < .seconds(2 * DecoderProcess.patience + 1))
    #expect(peakMemory() - memory < 200_000, "kilobytes")
    #expect(try draw(Samples.svg, isTrusted: false).image?.width == 20)
  }

  @Test("a drawing that takes too long fails by its work, and one that ends its reader by that")
  func reasons() throws {
    let drawn = try draw(longPath())
    #expect(drawn.messages.first?.contains("drawing it takes more than") == true)
    #expect(drawn.image?.pixels == StandIn.image.pixels)
  }

  @Test("drawn there and drawn here are the same pixels", arguments: [Samples.svg, Samples.pdf])
  func pixels(data: Data) throws {
    let kind: VectorKind = ImageKind(of: data) == .pdf ? .pdf : .svg
    let document = try kind.open(data, name: "")
    let source = try VectorSource(kind, data, name: "", isTrusted: false, pixels: .alone)
    #expect(source.size == document.size)
    let image = try #require(source.bitmap(pixelSize: CGSize(width: 80, height: 40)))
    #expect(image.width == 80 && image.height == 40)
    #expect(image.pixels == document.image(width: 80, height: 40)?.pixels)
  }

  @Test("what cannot be read says why, as in this process")
  func errors() throws {
    let broken = Data("<svg xmlns=\"http://www.w3.org/2000/svg\"><g>".utf8)
    var reasons: [String] = []
    for isTrusted in [true, false] {
      do {
        _ = try VectorSource(.svg, broken, name: "cut", isTrusted: isTrusted, pixels: .alone)
      } catch { reasons.append(error.description) }
    }
    #expect(reasons.count == 2 && reasons[0] == reasons[1] && reasons[0].contains("cut"))
  }

  @Test("a process serves many drawings, and ends when its program lets go of it")
  func reuse() throws {
    _ = try draw(Samples.svg, isTrusted: false)
    let start = ContinuousClock.now
    for width in 1...50 {
      let source = try VectorSource(.svg, Samples.svg, name: "", isTrusted: false, pixels: .alone)
      #expect(source.bitmap(pixelSize: CGSize(width: width, height: 5))?.width == width)
    }
    #expect(.now - start < .seconds(5), "100 answers")
  }

  @Test(
    "only drawings without work that has no bound are drawn in the app's process",
    arguments: [
      (#"<rect width="1" height="1"/>"#, true), (#"<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>"#, true),
      (#"<path stroke-dasharray="1e-9"/>"#, false), ("<filter><feTurbulence/></filter>", false), ("<pattern/>", false),
      (#"<image href="data:image/png;base64,"/>"#, false), (String(repeating: "<use/>", count: 30), false),
      (String(repeating: "<g/>", count: 20_000), false),
    ])
  func screen(content: String, isCheap: Bool) {
    #expect(CostScreen.isCheap(svg(content), .svg) == isCheap)
    #expect(!CostScreen.isCheap(svg(content), .pdf))
  }
}
