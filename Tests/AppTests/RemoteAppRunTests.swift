import CairoRenderer
import Foundation
import Testing

/// An app that is built and then driven through two descriptors, as tools do it.
@Suite("An app that is driven from outside")
struct RemoteAppRunTests {
  private static let source = """
    import SwiftUI

    @main struct CounterApp: App {
      var body: some Scene { WindowGroup { CounterView() } }
    }

    struct CounterView: View {
      @State private var count = 0
      @State private var late = "not yet"
      @Environment(\\.locale) private var locale
      var body: some View {
        VStack {
          Text("Count \\(count)")
          Text(late)
          Text(verbatim: locale.identifier + " " + Locale.current.identifier)
          Button("Add") { count += 1; print("added \\(count)") }
          Button("Crash") { _ = [Int]()[count] }
        }
        .task {
          try? await Task.sleep(for: .milliseconds(50))
          late = "arrived"
        }
      }
    }

    #Preview("Red", traits: .fixedLayout(width: 40, height: 20)) { Color.red }
    #Preview("Counter") { CounterView() }
    """

  private struct Run {
    let answers: [[String: Any]]
    let code: Int32
    let output: String
    let errors: String

    func result(_ id: Int) throws -> [String: Any] {
      let answer = try #require(answers.first { $0["id"] as? Int == id }, "\(answers)")
      return try #require(answer["ok"] as? [String: Any], "\(answer)")
    }
    func error(_ id: Int?) -> String? { answers.first { $0["id"] as? Int == id && $0["error"] != nil }?["error"] as? String }
    func labels(_ id: Int) throws -> [String] {
      try #require(result(id)["elements"] as? [[String: Any]]).map { $0["label"] as? String ?? "" }
    }
  }

  /// Builds the app, asks it all requests and waits until it has ended.
  private func run(_ requests: [String], in folder: URL) throws -> Run {
    let file = folder.appending(path: "Counter.swift")
    try Data(Self.source.utf8).write(to: file)
    let build = try AppRun.apus(["build", file.path])
    try #require(build.code == 0, "\(build.errors)")
    let executable = build.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let (input, output) = (folder.appending(path: "requests"), folder.appending(path: "answers"))
    try Data(requests.map { $0 + "\n" }.joined().utf8).write(to: input)
    let line = "exec \"$0\" 5< \"$1\" 6> \"$2\""
    let run = try AppRun.run(
      "sh", ["-c", line, executable, input.path, output.path], environment: ["APUS_REMOTE": "5,6", "APUS_SIZE": "300x400"])
    let answers = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    return Run(answers: answers, code: run.code, output: run.output, errors: run.errors)
  }

  @Test("shows its previews and itself, is touched, and tells what can be found")
  func session() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appending(path: "red.png"), part = folder.appending(path: "part.png")
    let run = try run(
      [
        #"{"id": 1, "do": "previews"}"#, #"{"id": 2, "do": "show", "preview": "Red"}"#,
        #"{"id": 3, "do": "picture", "file": "\#(picture.path)", "scale": 1}"#,
        #"{"id": 4, "do": "show", "preview": 2}"#, #"{"id": 5, "do": "act", "kind": "tap", "label": "Add"}"#,
        #"{"id": 6, "do": "elements"}"#, "nonsense", #"{"id": 8, "do": "show", "preview": null}"#,
        #"{"id": 9, "do": "settle", "seconds": 0.3, "realTime": true}"#, #"{"id": 10, "do": "elements"}"#,
        #"{"id": 11, "do": "configure", "locale": "ja_JP"}"#, #"{"id": 12, "do": "elements"}"#,
        #"{"id": 13, "do": "frame", "seconds": 0.1, "file": "\#(part.path)"}"#,
        #"{"id": 14, "do": "pointer", "phase": "hover", "x": 1, "y": 1}"#,
        #"{"id": 15, "do": "frame", "seconds": 0.1, "file": "\#(part.path)", "since": 1}"#, #"{"id": 16, "do": "end"}"#,
      ], in: folder)
    #expect(run.code == 0, "\(run.errors)")
    let previews = try #require(run.result(1)["previews"] as? [[String: Any]])
    #expect(previews.map { $0["name"] as? String } == ["Red", "Counter"])
    #expect(previews[0]["file"] as? String == "Counter.swift" && previews[0]["layout"] as? String == "fixed 40x20")
    let pixels = try PixelBuffer(contentsOfPNG: picture)
    #expect(pixels.width == 40 && pixels.height == 20 && pixels.pixel(x: 20, y: 10) >> 16 & 0xFF > 200)
    #expect(try run.labels(6).first == "Count 1" && run.output.contains("added 1"))
    #expect(run.error(nil)?.contains("this is no request") == true)
    // The app's own task went on, and its count is another one.
    #expect(try run.labels(10).prefix(2) == ["Count 0", "arrived"])
    #expect(try run.labels(12).contains("ja_JP ja_JP"))
    // Who follows it gets the whole window first, and then nothing while nothing looks different.
    let whole = try #require(run.result(13)["picture"] as? [String: Any])
    #expect(whole["windowWidth"] as? Int == whole["width"] as? Int && whole["number"] as? Int == 1)
    let window = try PixelBuffer(contentsOfPNG: part)
    #expect(window.width == whole["width"] as? Int && window.width * 4 == window.height * 3)
    #expect(try run.result(14).isEmpty && run.result(15)["picture"] == nil)
  }

  @Test("a crash ends it, with what was answered and printed before")
  func crash() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try run(
      [
        #"{"id": 1, "do": "act", "kind": "tap", "label": "Add"}"#, #"{"id": 2, "do": "act", "kind": "tap", "label": "Crash"}"#,
        #"{"id": 3, "do": "state"}"#,
      ], in: folder)
    #expect(run.code != 0 && run.answers.count == 1 && run.output.contains("added 1"))
    #expect(run.errors.contains("Index out of range"))
  }
}
