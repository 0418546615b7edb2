import Foundation
import LaunchContract
import PictureFiles
import Testing

@testable import ApusCommand

@Suite("Comparing pictures of previews")
struct PreviewComparisonTests {
  private let parent: TemporaryFolder

  init() throws { parent = try TemporaryFolder() }

  /// A preview of a test: its name, a grey and what is found in it.
  private struct Shown {
    var name: String
    var grey: UInt8 = 200
    var label = "hello"
    var status = PreviewRecord.Status.shown
    var line = 5
  }

  private func folder(_ name: String, _ previews: [Shown]) throws -> PreviewFolder {
    let folder = PreviewFolder(path: parent.path / name)
    try folder.clear()
    let records = try previews.map { shown in
      let subject = PreviewSubject(
        number: 1, name: shown.name, file: "A.swift", line: shown.line, path: "Views/A.swift", group: nil, layout: nil,
        fileName: shown.name, identity: "A.swift/\(shown.name)")
      var record = PreviewRecord(of: subject, in: PreviewVariant(colorScheme: "dark"), status: shown.status)
      var element = RemoteElement(ref: "e\(shown.line)", role: "text", frame: RemoteRect(x: 0, y: 0, width: 9, height: 9))
      element.label = shown.label
      record.elements = [element]
      if !record.isFailure {
        record.picture = shown.name + ".png"
        let grey = shown.grey
        try (folder.path / (shown.name + ".png")).write(
          Data(Picture(width: 10, height: 10, filledWith: (grey, grey, grey)).png))
      }
      return record
    }
    try folder.write(records, named: previews.map { $0.name + ".json" }, app: "App", seconds: 1)
    return folder
  }

  private func compared(_ old: [Shown], _ new: [Shown]) throws -> PreviewComparison {
    try PreviewComparison(
      old: folder("old", old), new: folder("new", new), tolerance: 4)
  }

  @Test("nothing differs where colours are off by less than anybody sees, lines have moved and references are others")
  func same() throws {
    let comparison = try compared(
      [Shown(name: "A"), Shown(name: "B")], [Shown(name: "B", line: 50), Shown(name: "A", grey: 203)])
    #expect(comparison.isSame && comparison.same.map(\.title) == ["B [dark]", "A [dark]"])
    #expect(comparison.text == "2 the same, 0 changed, 0 added, 0 removed")
  }

  @Test("what was added, removed or changed is told, and how")
  func differences() throws {
    let comparison = try compared(
      [Shown(name: "A"), Shown(name: "B"), Shown(name: "C"), Shown(name: "D")],
      [Shown(name: "A", grey: 100), Shown(name: "B", label: "bye"), Shown(name: "C", status: .crashed), Shown(name: "E")])
    #expect(!comparison.isSame && comparison.same.isEmpty)
    #expect(comparison.added.map(\.title) == ["E [dark]"] && comparison.removed.map(\.title) == ["D [dark]"])
    #expect(
      comparison.changed.map(\.summary) == [
        "100 % of the pixels differ", "1 element differs", "was shown, is crashed",
      ])
    let pixels = try #require(comparison.changed[0].pixels)
    #expect(pixels.count == 100 && pixels.greatest == 100 && pixels.area == .init(x: 0, y: 0, width: 10, height: 10))
    #expect(comparison.changed[1].removedElements == ["text \"hello\" at 0,0 9×9"])
    #expect(comparison.changed[1].addedElements == ["text \"bye\" at 0,0 9×9"])
    #expect(comparison.text.contains("! A [dark]  Views/A.swift:5  100 % of the pixels differ"))
  }

  @Test("the folder has all that the page shows; a second comparison leaves nothing of the first")
  func writing() throws {
    let output = parent.path / "changes"
    let comparison = try compared([Shown(name: "A"), Shown(name: "D")], [Shown(name: "A", grey: 9), Shown(name: "E")])
    let page = try comparison.write(to: output)
    #expect(try (output / "old").children() == ["A.png", "D.png"] && (output / "new").children() == ["A.png", "E.png"])
    let difference = try Picture(png: [UInt8]((output / "difference" / "A.png").read()))
    #expect(Array(difference.bytes[..<4]) == [255, 0, 0, 255])
    #expect(try JSONDecoder().decode(PreviewComparison.self, from: (output / PreviewComparison.fileName).read()) == comparison)
    let html = try page.readText()
    for part in ["old/A.png", "new/A.png", "difference/A.png", "old/D.png", "new/E.png", "100 pixels differ"] {
      #expect(html.contains(part))
    }
    #expect(html == ComparisonSheet(comparison: comparison).html)
    let second = try compared([Shown(name: "A")], [Shown(name: "A")]).write(to: output)
    #expect(second == page)
    #expect(try (output / "old").children().isEmpty)
  }

  @Test("a picture that is damaged is named")
  func damage() throws {
    let (old, new) = (try folder("old", [Shown(name: "A")]), try folder("new", [Shown(name: "A")]))
    try (new.path / "A.png").write(Data("no picture".utf8))
    #expect(throws: CommandError.usage("cannot read \(new.path / "A.png"): it is no PNG file")) {
      try PreviewComparison(old: old, new: new, tolerance: 4)
    }
  }

  @Test("programs get JUnit's XML and GitHub's annotations, with what these do not take written otherwise")
  func reports() throws {
    let comparison = try compared(
      [Shown(name: "A"), Shown(name: "B")], [Shown(name: "A", grey: 9), Shown(name: "B")])
    let report = PreviewReport(of: comparison)
    #expect(
      report.annotations == [
        "::error file=Views/A.swift,line=5,title=Preview changed::A [dark]: 100 %25 of the pixels differ"
      ])
    let xml = report.junit.text
    #expect(xml.contains("<testsuite name=\"previews\" tests=\"2\" failures=\"1\" "))
    #expect(xml.contains("<testcase classname=\"Views/A.swift\" name=\"A [dark]\" "))
    #expect(xml.contains("message=\"100 % of the pixels differ\">100 % of the pixels differ\nViews/A.swift:5</failure>"))
    #expect(xml.contains("<testcase classname=\"Views/A.swift\" name=\"B [dark]\" time=\"0.000\"/>"))
    var record = PreviewRecord(
      of: PreviewSubject(
        number: 1, name: "X<", file: "a,b:c.swift", line: 0, path: nil, group: nil, layout: nil, fileName: "X", identity: "X"),
      in: PreviewVariant(), status: .crashed)
    record.note = "two\nlines"
    let own = PreviewReport(of: [record])
    #expect(own.annotations == ["::error file=a%2Cb%3Ac.swift,line=1,title=Preview not shown::X<: two%0Alines"])
    #expect(own.junit.text.contains("name=\"X&lt;\"") && own.cases.count == 1)
  }
}
