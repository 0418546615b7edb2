import CairoRenderer
import Foundation
import PlaygroundSupport
import SwiftUI
import Testing

@Suite("Pages of playgrounds")
struct PlaygroundPageTests {
  /// A file in the temporary folder that no other test has.
  private func file() -> URL { FileManager.default.temporaryDirectory.appending(path: "PlaygroundPage-\(UUID().uuidString).png") }

  /// Has live views written to a file, 20 × 10 pixels large.
  private static func showImages(in path: String) {
    for (name, value) in [("APUS_HOST", "image"), ("APUS_SIZE", "20x10"), ("APUS_SCALE", "1"), ("APUS_OUTPUT", path)] {
      setenv(name, value, 1)
    }
  }

  @Test("the last live view shows when the page's code has run to its end")
  func liveView() async throws {
    let file = file()
    defer { try? FileManager.default.removeItem(at: file) }
    await #expect(processExitsWith: .success) { [path = file.path as String] in
      PlaygroundPageTests.showImages(in: path)
      await MainActor.run {
        PlaygroundPage.current.setLiveView(Color(red: 0, green: 0, blue: 1))
        PlaygroundPage.current.setLiveView(Color(red: 1, green: 0, blue: 0))
        exit(0)
      }
    }
    let picture = try PixelBuffer(contentsOfPNG: file)
    #expect(picture.width == 20 && picture.height == 10)
    #expect(picture.pixel(x: 10, y: 5) == 0xFFFF_0000)
  }

  @Test("a page that is finished shows nothing")
  func finished() async throws {
    let file = file()
    await #expect(processExitsWith: .exitCode(0)) { [path = file.path as String] in
      PlaygroundPageTests.showImages(in: path)
      await MainActor.run {
        PlaygroundPage.current.setLiveView(Color(red: 1, green: 0, blue: 0))
        PlaygroundPage.current.finishExecution()
      }
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("a page ends with its code unless it says otherwise")
  func indefinite() {
    let page = PlaygroundPage.current
    #expect(!page.needsIndefiniteExecution)
    page.needsIndefiniteExecution = true
    #expect(PlaygroundPage.current.needsIndefiniteExecution)
    page.needsIndefiniteExecution = false
  }
}
