import Foundation
import Testing

/// The pages of the project, as they stand.
@Suite("Pages")
struct PagesTests {
  @Test("prose is at most 130 columns wide, links lead somewhere, and the sources that are named exist")
  func pages() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var files = Set(try FileManager.default.contentsOfDirectory(atPath: root.path))
    for folder in ["Benchmarks", "Examples", "Sources", "Tests", "docs"] {
      let paths = try #require(FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path))
      for case let path as String in paths {
        if path.hasSuffix(".build") { paths.skipDescendants() } else { files.insert("\(folder)/\(path)") }
      }
    }
    var pages: [String: String] = [:]
    for path in files where path.hasSuffix(".md") {
      pages[path] = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let review = PageReview(pages: pages, files: files)
    #expect(review.problems == [])
    for page in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] { #expect(pages.keys.contains(page)) }
    #expect(review.proseLineCount >= 1_500)
    #expect(review.linkCount >= 40)
    #expect(review.namedFileCount >= 80)
  }

  @Test("pages without faults have no problems, whatever stands in tables, listings and single long words")
  func soundPages() {
    let review = PageReview(pages: Pages.sound, files: Pages.files)
    #expect(review.problems == [])
    #expect(review.proseLineCount == 9)
    #expect(review.linkCount == 4)
    #expect(review.namedFileCount == 3)
  }

  @Test(
    "a planted fault is found",
    arguments: [
      ("Short.", "Too \(Pages.long)", "README.md:2: 131 columns, more than 130"),
      ("- \(Pages.long)", "- a \(Pages.long)", "README.md:7: 135 columns, more than 130"),
      ("](docs/Architecture.md)", "](docs/Gone.md)", "README.md:3: there is no docs/Gone.md"),
      ("](docs)", "](doc)", "README.md:3: there is no doc"),
      ("#one-frame", "#two-frames", "README.md:8: docs/Architecture.md has no heading #two-frames"),
    ])
  func plantedFault(old: String, new: String, problem: String) {
    let page = Pages.readMe.replacingOccurrences(of: old, with: new)
    #expect(page != Pages.readMe)
    var pages = Pages.sound
    pages["README.md"] = page
    #expect(PageReview(pages: pages, files: Pages.files).problems == [problem])
  }

  @Test(
    "a source that is not there is found in tables, drawings and prose of maps of sources",
    arguments: [
      ("`Frame/Frame.swift` |", "`Core/Frame.swift` |", ":5: there is no file Core/Frame.swift"),
      ("  Frame.swift", "  Fram.swift", ":8: there is no file Fram.swift"),
      ("[back](../README.md)", "[back](README.md)", ":10: there is no docs/README.md"),
    ])
  func plantedName(old: String, new: String, problem: String) {
    var pages = Pages.sound
    pages["docs/Architecture.md"] = Pages.architecture.replacingOccurrences(of: old, with: new)
    #expect(PageReview(pages: pages, files: Pages.files).problems == ["docs/Architecture.md" + problem])
    pages = Pages.sound
    pages["docs/Other.md"] = "`Gone.swift`"
    #expect(PageReview(pages: pages, files: Pages.files).problems == [])
  }
}

/// Two small pages without faults.
private enum Pages {
  /// A word of 127 letters: as much as fits behind `Too`.
  static let long = String(repeating: "a", count: 127)
  static let readMe = """
    # A project
    Short.
    How it is built: [here](docs/Architecture.md), in [a folder](docs).
    ```swift
    let a = "[no link](Gone.md), \(long)"
    ```
    - \(long)bbbb
    1. See [one frame](docs/Architecture.md#one-frame) and `[no link](Gone.md)`.
    """
  static let architecture = """
    # Architecture

    | file | read there |
    | --- | --- |
    | `Frame/Frame.swift` | \(long) |

    ```
      Frame.swift
    ```
    [back](../README.md)
    ## One frame
    All passes are in `Sources/Core/Frame/Frame.swift`.
    """
  static let sound = ["README.md": readMe, "docs/Architecture.md": architecture]
  static let files: Set<String> = ["README.md", "docs", "docs/Architecture.md", "Sources/Core/Frame/Frame.swift"]
}
