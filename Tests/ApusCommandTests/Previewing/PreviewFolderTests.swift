import Foundation
import LaunchContract
import Testing

@testable import ApusCommand

@Suite("What apus preview writes")
struct PreviewFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func record(_ name: String, _ variant: PreviewVariant = PreviewVariant(), file: String = "A.swift") -> PreviewRecord {
    let subject = PreviewSubject(
      number: 1, name: name, file: file, line: 7, path: "Views/" + file, group: nil, layout: nil, fileName: name,
      identity: "\(file)/\(name)")
    var record = PreviewRecord(of: subject, in: variant)
    record.picture = name + variant.suffix + ".png"
    (record.width, record.height, record.scale) = (780, 1688, 2)
    record.elements = [RemoteElement(ref: "e1", role: "button", frame: RemoteRect(x: 0, y: 0, width: 44, height: 44))]
    return record
  }

  private var failed: PreviewRecord {
    var failed = record("Gone <1>")
    (failed.status, failed.note, failed.picture) = (.crashed, "the app crashed (trap): a & b", nil)
    return failed
  }

  @Test("a record lies beside each picture, the index names all, and both can be read again")
  func files() throws {
    let folder = PreviewFolder(path: self.folder.path / "out")
    let records = [record("A"), record("A", PreviewVariant(colorScheme: "dark")), failed]
    try folder.clear()
    try folder.write(records, named: ["A.json", "A[dark].json", "Gone.json"], app: "App", seconds: 1.25)
    #expect(try folder.records() == records)
    let index = try folder.index()
    #expect(index.app == "App" && index.seconds == 1.25 && index.previews.allSatisfy(\.elements.isEmpty) && index.version == 1)
    #expect(index.previews.map(\.status) == [.shown, .shown, .crashed])
    #expect((folder.path / ContactSheet.fileName).isFile)
  }

  @Test("a new run takes away what the last one wrote, and nothing else")
  func clearing() throws {
    let folder = PreviewFolder(path: self.folder.path)
    try folder.write([record("A")], named: ["A.json"], app: "App", seconds: 1)
    for name in ["A.png", "notes.txt"] { try (folder.path / name).write(Data("x".utf8)) }
    try folder.clear()
    #expect(try folder.path.children() == ["notes.txt"])
  }

  @Test("a folder of something else is said to be so")
  func strangeFolder() throws {
    let folder = PreviewFolder(path: self.folder.path)
    #expect(throws: CommandError.self) { try folder.index() }
    try (folder.path / PreviewIndex.fileName).write(Data("[]".utf8))
    #expect(throws: CommandError.self) { try folder.records() }
  }

  @Test("names that lead elsewhere are not followed", arguments: ["../other/A", "..", "", "kept"])
  func namesElsewhere(name: String) throws {
    let folder = PreviewFolder(path: self.folder.path / "out")
    try (folder.path / "kept").makeFolder()
    var record = record("A")
    record.picture = name
    try folder.write([record], named: ["A.json"], app: "App", seconds: 1)
    #expect(throws: CommandError.self) { try folder.index() }
    try folder.clear()
    #expect((folder.path / "kept").isFolder)
    let index = PreviewIndex(app: "App", seconds: 1, previews: [], records: [name])
    try (folder.path / PreviewIndex.fileName).write(PreviewFolder.json(index))
    #expect(throws: CommandError.self) { try folder.records() }
    let plain = PreviewIndex(app: "App", seconds: 1, previews: [], records: ["A.json"])
    try (folder.path / PreviewIndex.fileName).write(PreviewFolder.json(plain))
    #expect(throws: CommandError.usage("\(folder.path / "A.json") is not what apus preview -o writes")) { try folder.records() }
  }

  @Test("the page has a part for each file, variants side by side, failures in their place, and no scripts")
  func contactSheet() throws {
    let records = [
      record("A"), record("A", PreviewVariant(colorScheme: "dark", locale: "ja")), failed, record("B", file: "B.swift"),
    ]
    let sheet = ContactSheet(app: "My & App", seconds: 2, records: records, names: ["A.json", "A[d].json", "G.json", "B.json"])
    let html = sheet.html
    #expect(html.components(separatedBy: "<article>").count == 4)
    #expect(html.contains("<h2>Views/A.swift</h2>") && html.contains("<h2>Views/B.swift</h2>"))
    #expect(html.contains("My &amp; App") && html.contains("src=\"A%5Bdark%2Cja%5D.png\"") && html.contains("dark, ja"))
    #expect(html.contains("Gone &lt;1&gt;") && html.contains("a &amp; b") && html.contains("href=\"#picture-3\""))
    #expect(html.contains("390 × 844") && html.contains("1 not shown") && !html.contains("<script"))
    #expect(html.contains("prefers-color-scheme: dark") && SheetStyle.page(title: "<", body: "").contains("<title>&lt;</title>"))
  }

  @Test("what is said in all variants stands once, the rest with its variant")
  func saidMeanwhile() {
    var (light, dark) = (record("A"), record("A", PreviewVariant(colorScheme: "dark")))
    (light.diagnostics, light.printed) = (["no symbol", "slow"], [])
    (dark.diagnostics, dark.printed) = (["no symbol"], ["ready"])
    let html = ContactSheet(app: "App", seconds: 2, records: [light, dark], names: ["A.json", "B.json"]).html
    #expect(html.contains("<pre>no symbol\nlight: slow\ndark: ready</pre>") && html.contains("1 element<"))
  }

  @Test("an element is one line, rounded, with what can be told of it")
  func elementLine() {
    var element = RemoteElement(ref: "e7", role: "toggle", frame: RemoteRect(x: 16.2, y: 100, width: 358, height: 31.01))
    (element.label, element.value, element.enabled, element.selected, element.level) = ("Sound", "on", false, true, 1)
    #expect(element.line == "  toggle \"Sound\" = \"on\" disabled selected at 16,100 358×31")
  }

  @Test("texts are taken as texts by HTML, and names of files as names by addresses")
  func escaping() {
    #expect("<a href=\"x\">'&\u{1}\u{FFFE}\n".escapedForMarkup == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;\u{FFFD}\u{FFFD}\n")
    #expect("old/A b[ü]#1.png".escapedForAddress == "old/A%20b%5B%C3%BC%5D%231.png")
  }
}
