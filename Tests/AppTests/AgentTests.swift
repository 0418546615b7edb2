import Foundation
import Testing

/// What an agent does that knows SwiftUI, and of Apus only what its tools say.
@Suite("An agent with nothing but the tools of apus mcp", .serialized)
struct AgentTests {
  /// The source that it writes: a button in a colour that was not asked for.
  private let source = """
    import SwiftUI

    @main
    struct OrderApp: App {
      var body: some Scene {
        WindowGroup { OrderView() }
      }
    }

    struct OrderView: View {
      @State private var count = 0

      var body: some View {
        VStack(spacing: 40) {
          Text("\\(count) ordered")
          Button {
            count += 1
          } label: {
            Text("Order").frame(width: 200, height: 60).background(Color(red: 0.8, green: 0, blue: 0))
              .foregroundStyle(.white)
          }
          .buttonStyle(.plain)
        }
      }
    }

    #Preview("Order") { OrderView() }

    """
  private let wanted = "#006600"

  /// The line of an answer about an element.
  private func line(_ words: String, in answer: String) throws -> String {
    try #require(answer.split(separator: "\n").map(String.init).first { $0.contains(words) }, "\(answer)")
  }

  /// The colours in an element's line, the most frequent first.
  private func colors(_ line: String) -> [String] { line.split(separator: " ").filter { $0.hasPrefix("#") }.map(String.init) }

  @Test("builds an app in an empty folder, sees a wrong colour and mends it, and a compiler's error by its line")
  func buildsAnApp() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let agent = try AgentClient(in: folder)
    defer { agent.end() }
    let file = folder.appending(path: "App.swift")
    func write(_ text: String) throws { try Data(text.utf8).write(to: file) }

    let opened = try agent.call("open_project")
    for word in ["empty", "import SwiftUI", "@main", "WindowGroup", "call check"] { #expect(opened.contains(word), "\(opened)") }
    try write(source)
    let checked = try agent.call("check")
    #expect(checked.hasPrefix("No errors") && checked.contains("start_app"), "\(checked)")

    let shown = try agent.call("start_app", ["width": 390, "height": 700, "locale": "en_US", "withoutPicture": true])
    let button = try line("button \"Order\"", in: shown)
    // The label's letters are white, whatever their edges look like.
    #expect(colors(button) == ["#CC0000", "#FFFFFF"], "\(button)")

    // The colour is mended, by an edit with a slip; the tools say that what runs is older, and what is wrong where.
    let mended = source.replacing("Color(red: 0.8, green: 0, blue: 0)", with: "Color(red: 0, green: 0.4, blue: 0)")
    try write(mended.replacing("Text(\"\\(count) ordered\")", with: "Text(\"\\(cuont) ordered\")"))
    let stale = try agent.call("elements")
    #expect(stale.contains("The sources have changed since this app was built (App.swift); start_app"), "\(stale)")
    #expect(try colors(line("button \"Order\"", in: stale)) == ["#CC0000", "#FFFFFF"])
    let refused = try agent.call("start_app", ["withoutPicture": true], fails: true)
    try write(correction(of: String(contentsOf: file, encoding: .utf8), by: refused))

    #expect(try agent.call("check").hasPrefix("No errors"))
    let again = try agent.call("start_app", ["withoutPicture": true])
    let right = try line("button \"Order\"", in: again)
    #expect(colors(right) == [wanted, "#FFFFFF"], "\(right)")

    let ref = try #require(right.split(separator: " ").first.map(String.init))
    let tapped = try agent.call("tap", ["ref": ref])
    #expect(tapped.contains("\"1 ordered\""), "\(tapped)")
    let missed = try agent.call("tap", ["x": 20, "y": 20])
    #expect(missed.contains("Nothing takes a tap at (20,20).") && missed.contains("\(ref) button \"Order\""), "\(missed)")
  }

  /// A source in which the line that an answer shows has the right word at its mark.
  private func correction(of source: String, by answer: String) throws -> String {
    let lines = answer.split(separator: "\n").map(String.init)
    let error = try #require(lines.firstIndex { $0.hasPrefix("App.swift:") && $0.contains(": error: ") }, "\(answer)")
    try #require(lines.count > error + 2 && lines[error + 2].hasSuffix("^"), "\(answer)")
    let (shown, mark) = (lines[error + 1], lines[error + 2])
    let wrong = String(shown.dropFirst(mark.count - 1).prefix { $0.isLetter })
    let code = try #require(shown.firstRange(of: "| ").map { String(shown[$0.upperBound...]) })
    #expect(wrong == "cuont" && lines[error].contains("'cuont'"), "\(answer)")
    var all = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let number = try #require(shown.split(separator: " ").first.flatMap { Int($0) })
    try #require(all.indices.contains(number - 1) && all[number - 1] == code, "\(shown)")
    all[number - 1] = code.replacing(wrong, with: "count")
    return all.joined(separator: "\n")
  }
}
