import LaunchContract
import Testing

@testable import ApusCommand

@Suite("Previews of an app, their names and sources")
struct PreviewSubjectTests {
  private let listed = [
    RemotePreview(number: 1, name: "Preview", file: "Card.swift", line: 12),
    RemotePreview(number: 2, name: "Preview", file: "Row.swift", line: 3),
    RemotePreview(number: 3, name: "Empty/full: \"a\"", file: "Row.swift", line: 9),
    RemotePreview(number: 4, name: "Preview", file: "Row.swift", line: 20),
    RemotePreview(number: 5, name: "Shelf_Previews", file: "", line: 0, group: "Shelf_Previews"),
  ]
  private let sources = PreviewSources([
    .init(path: "App/Views/Card.swift", line: 12, name: nil),
    .init(path: "App/Row.swift", line: 9, name: nil),
    .init(path: "App/Shelf.swift", line: 40, name: "Shelf_Previews"),
  ])

  private var subjects: [PreviewSubject] { PreviewSubject.subjects(listed, sources: sources) }

  @Test("files are named after previews; those of one name after their source, too, and then by number")
  func fileNames() {
    #expect(
      subjects.map(\.fileName) == ["Card Preview", "Row Preview", "Empty-full- -a-", "Row Preview 2", "Shelf_Previews"])
  }

  @Test("what tells a preview from build to build does not hold its line")
  func identities() {
    #expect(
      subjects.map(\.identity) == [
        "Card.swift/Preview", "Row.swift/Preview", "Row.swift/Empty/full: \"a\"", "Row.swift/Preview#2",
        "Shelf_Previews/Shelf_Previews",
      ])
  }

  @Test("sources are found by file and line, and those of providers by their type")
  func places() {
    #expect(
      subjects.map(\.path) == ["App/Views/Card.swift", "App/Row.swift", "App/Row.swift", "App/Row.swift", "App/Shelf.swift"])
    #expect(subjects.map(\.line) == [12, 3, 9, 20, 40])
    #expect(PreviewSubject.subjects(listed, sources: PreviewSources())[0].path == nil)
  }

  @Test("a name that would hide a file or is none becomes one")
  func names() {
    let odd = [".hidden", "///", "", "Ünï 日本"].enumerated().map {
      RemotePreview(number: $0.offset + 1, name: $0.element, file: "A.swift", line: $0.offset)
    }
    #expect(
      PreviewSubject.subjects(odd, sources: PreviewSources()).map(\.fileName) == ["hidden", "---", "Preview", "Ünï 日本"])
  }

  private func chosen(names: [String] = [], files: [String] = []) throws -> [Int] {
    var selection = PreviewSelection()
    (selection.names, selection.files) = (names, files)
    return try selection.chosen(of: subjects).map(\.number)
  }

  @Test("previews are chosen by a whole name, else by number or a part of the name, and by file")
  func selection() throws {
    #expect(try chosen() == [1, 2, 3, 4, 5])
    #expect(try chosen(names: ["Preview"]) == [1, 2, 4])
    #expect(try chosen(names: ["preview"]) == [1, 2, 4, 5])
    #expect(try chosen(names: ["3", "shelf"]) == [3, 5])
    #expect(try chosen(files: ["Row.swift"]) == [2, 3, 4])
    #expect(try chosen(files: ["Views/Card.swift", "Shelf"]) == [1, 5])
    #expect(try chosen(names: ["empty"], files: ["Card.swift"]).isEmpty)
  }

  @Test("a name or file that nothing has is said, with the nearest one")
  func unknown() {
    #expect(throws: CommandError.usage("no preview is in a file Cart.swift; did you mean Card.swift?")) {
      try chosen(files: ["Cart.swift"])
    }
    #expect(throws: CommandError.self) { try chosen(names: ["Nobody"]) }
  }

  @Test("the paths of a listing begin at the working folder where they lie below it")
  func listing() {
    var listing = ProjectListing(path: "/work/app", kind: .folder)
    listing.previews = [
      .init(name: "A", file: "Views/A.swift", line: 2, target: "App"),
      .init(name: nil, file: "/else/B.swift", line: 3, target: "App"),
    ]
    let sources = PreviewSources(listing, root: Path("/work/app"), workingFolder: Path("/work"))
    #expect(sources.locations.map(\.path) == ["app/Views/A.swift", "/else/B.swift"])
  }
}
