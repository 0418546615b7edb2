import ApusTesting
import Foundation
import SwiftUICore
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI

@Suite("Dialogs for files")
@MainActor
struct FileDialogTests {
  private final class Log { var lines: [String] = [] }
  private struct Failure: Error {}

  /// A folder with files of some names, empty but for their names.
  private func folder(_ names: String...) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names { try Data(name.utf8).write(to: folder.appendingPathComponent(name)) }
    return folder
  }

  private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
    let view = content()
    return Screen(.init { $0.size = CGSize(width: 300, height: 200) }) { view }
  }

  private struct Opening: View {
    let log: Log
    var types: [UTType] = [.plainText, .png]
    var allowsSeveral = true
    @State private var isOpen = false
    @State private var isThere = true
    var body: some View {
      if isThere {
        Button("Open") { isOpen = true }
          .fileImporter(isPresented: $isOpen, allowedContentTypes: types, allowsMultipleSelection: allowsSeveral) { result in
            log.lines.append("\(isOpen) " + ((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: " "))
          } onCancellation: {
            log.lines.append("\(isOpen) nothing")
          }
          .fileDialogMessage("What to read")
          .fileDialogConfirmationLabel(Text("Read"))
          .fileDialogDefaultDirectory(URL(fileURLWithPath: "/tmp"))
      }
      Button("Close") { isOpen = false }
      Button("Leave") { isThere = false }
    }
  }

  @Test("a person chooses files; the binding is false before anybody hears of it")
  func choosing() throws {
    let (log, position) = (Log(), try folder("a.txt", "b.png", "c.mp3"))
    let screen = screen { Opening(log: log) }
    #expect(!screen.isFileDialogOpen)
    try screen.button("Open").tap()
    #expect(screen.isFileDialogOpen && screen.fileDialogMessage == "What to read")
    let request = try #require(screen.desktop.fileDialogs.current?.request)
    #expect(request.confirmation == "Read" && request.directory?.path == "/tmp" && request.kind == .open(allowsSeveral: true))
    #expect(request.types.map(\.title) == ["plain text", "PNG image"] && request.types[1].filenameExtensions == ["png"])
    try screen.chooseFiles(["a.txt", "b.png"].map(position.appendingPathComponent))
    #expect(log.lines == ["false a.txt b.png"] && !screen.isFileDialogOpen)
    try screen.button("Open").tap()
    try screen.cancelFileDialog()
    #expect(log.lines == ["false a.txt b.png", "false nothing"])
  }

  @Test("what a person could not choose is refused, and the dialog stays")
  func refusing() throws {
    let (log, position) = (Log(), try folder("a.txt", "b.txt", "c.mp3"))
    let screen = screen { Opening(log: log, allowsSeveral: false) }
    #expect(throws: (any Error).self) { try screen.chooseFiles([position.appendingPathComponent("a.txt")]) }
    try screen.button("Open").tap()
    #expect(throws: (any Error).self) { try screen.chooseFiles([position.appendingPathComponent("c.mp3")]) }
    #expect(throws: (any Error).self) { try screen.chooseFiles([position.appendingPathComponent("missing.txt")]) }
    #expect(throws: (any Error).self) { try screen.chooseFiles([position]) }
    #expect(throws: (any Error).self) { try screen.chooseFiles(["a.txt", "b.txt"].map(position.appendingPathComponent)) }
    #expect(screen.isFileDialogOpen && log.lines.isEmpty)
    try screen.cancelFileDialog()
  }

  @Test("folders are chosen where folders are asked for, and any file where data is")
  func kinds() throws {
    let (log, position) = (Log(), try folder("a.strange"))
    let folders = screen { Opening(log: log, types: [.folder]) }
    try folders.button("Open").tap()
    #expect(throws: (any Error).self) { try folders.chooseFiles([position.appendingPathComponent("a.strange")]) }
    try folders.chooseFiles([position])
    let data = screen { Opening(log: log, types: [.data]) }
    try data.button("Open").tap()
    try data.chooseFiles([position.appendingPathComponent("a.strange")])
    #expect(log.lines == ["false \(position.lastPathComponent)", "false a.strange"])
  }

  @Test("a dialog goes with the state that opened it, and with the view; nobody hears of it")
  func leaving() throws {
    let log = Log()
    let screen = screen { Opening(log: log) }
    for name in ["Close", "Leave"] {
      try screen.button("Open").tap()
      #expect(screen.isFileDialogOpen)
      try screen.button(name).tap()
      #expect(!screen.isFileDialogOpen && log.lines.isEmpty)
    }
  }

  @Test("one dialog shows at a time: a second one waits, and says so once")
  func waiting() throws {
    struct Two: View {
      let log: Log
      @State private var isFirst = false
      @State private var isSecond = false
      var body: some View {
        Button("Both") { (isFirst, isSecond) = (true, true) }
          .fileImporter(isPresented: $isFirst, allowedContentTypes: [.data]) { _ in log.lines.append("first") }
          .background {
            Color.clear.fileImporter(isPresented: $isSecond, allowedContentTypes: [.data]) { _ in log.lines.append("second") }
          }
      }
    }
    let (log, position) = (Log(), try folder("a"))
    let screen = screen { Two(log: log) }
    try screen.button("Both").tap()
    try screen.chooseFiles([position.appendingPathComponent("a")])
    #expect(log.lines.count == 1 && screen.isFileDialogOpen)
    try screen.chooseFiles([position.appendingPathComponent("a")])
    #expect(Set(log.lines) == ["first", "second"] && !screen.isFileDialogOpen)
    let message = "a dialog for files is asked for while another one is shown; it shows when that has gone"
    #expect(screen.diagnostics == [message])
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText, .json] }
    var text = ""
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text.isEmpty { throw Failure() }
      let old = configuration.existingFile == nil ? "" : " again"
      return FileWrapper(regularFileWithContents: Data("\(configuration.contentType) \(text)\(old)".utf8))
    }
  }

  private final class Notebook: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> String { "pages" }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  private struct Saving: View {
    let log: Log
    let note: Note?
    @State private var isSaving = false
    @State private var isSavingNotebook = false
    var body: some View {
      Button("Save") { isSaving = true }
        .fileExporter(isPresented: $isSaving, document: note, defaultFilename: "My note") { result in
          log.lines.append((try? result.get().lastPathComponent) ?? "failed")
        } onCancellation: {
          log.lines.append("nothing")
        }
      Button("Save notebook") { isSavingNotebook = true }
        .fileExporter(isPresented: $isSavingNotebook, document: Notebook(), contentType: .json) { result in
          log.lines.append((try? result.get().lastPathComponent) ?? "failed")
        }
    }
  }

  @Test("a document is written where a person says, as the type of its name; what is there is replaced as a whole")
  func exporting() throws {
    let (log, position) = (Log(), try folder())
    let screen = screen { Saving(log: log, note: Note(text: "word")) }
    for name in ["a", "a.txt", "b.json"] {
      try screen.button("Save").tap()
      #expect(screen.desktop.fileDialogs.current?.request.kind == .save(name: "My note.txt"))
      try screen.chooseFiles([position.appendingPathComponent(name)])
    }
    #expect(log.lines == ["a.txt", "a.txt", "b.json"])
    let text = { (name: String) in try String(contentsOf: position.appendingPathComponent(name), encoding: .utf8) }
    #expect(try text("a.txt") == "public.plain-text word again" && text("b.json") == "public.json word")
    try screen.button("Save").tap()
    try screen.cancelFileDialog()
    try screen.button("Save notebook").tap()
    #expect(screen.desktop.fileDialogs.current?.request.kind == .save(name: "Untitled.json"))
    try screen.chooseFiles([position.appendingPathComponent("n")])
    #expect(log.lines.suffix(2) == ["nothing", "n.json"])
    #expect(try text("n.json") == "pages")
  }

  private struct SavingAll: View {
    let log: Log
    @State private var isSaving = false
    @State private var isSavingBooks = false
    @State private var isSavingNothing = false
    var body: some View {
      Button("Save all") { isSaving = true }
        .fileExporter(isPresented: $isSaving, documents: [Note(text: "1"), Note(text: "2")]) { result in
          log.lines.append(((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: " "))
        } onCancellation: {
          log.lines.append("nothing")
        }
      Button("Save books") { isSavingBooks = true }
        .fileExporter(isPresented: $isSavingBooks, documents: [Notebook()], contentType: .json) { result in
          log.lines.append(((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: " "))
        }
      Button("Save nothing") { isSavingNothing = true }
        .fileExporter(isPresented: $isSavingNothing, documents: [Note](), contentType: .json) { _ in }
    }
  }

  @Test("several documents are written into a folder, each under a name of its own")
  func exportingSeveral() throws {
    let (log, position) = (Log(), try folder("Untitled 2.txt"))
    let screen = screen { SavingAll(log: log) }
    try screen.button("Save all").tap()
    #expect(screen.desktop.fileDialogs.current?.request.kind == .folder)
    try screen.chooseFiles([position])
    #expect(log.lines == ["Untitled.txt Untitled 3.txt"])
    let text = { (name: String) in try String(contentsOf: position.appendingPathComponent(name), encoding: .utf8) }
    #expect(try text("Untitled.txt") == "public.plain-text 1" && text("Untitled 3.txt") == "public.plain-text 2")
    try screen.button("Save all").tap()
    try screen.cancelFileDialog()
    try screen.button("Save books").tap()
    try screen.chooseFiles([position])
    #expect(log.lines.suffix(2) == ["nothing", "Untitled.json"])
    try screen.button("Save nothing").tap()
    #expect(!screen.isFileDialogOpen)
  }

  private struct Sending: View {
    let log: Log
    var texts = ["one", "two"]
    @State private var isSaving = false
    @State private var isSavingAll = false
    var body: some View {
      Button("Save") { isSaving = true }
        .fileExporter(isPresented: $isSaving, item: texts.first, contentTypes: [.plainText], defaultFilename: "Word") { result in
          log.lines.append((try? result.get().lastPathComponent) ?? "failed")
        } onCancellation: {
          log.lines.append("nothing")
        }
      Button("Save all") { isSavingAll = true }
        .fileExporter(isPresented: $isSavingAll, items: texts) { result in
          log.lines.append(((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: " "))
        } onCancellation: {
          log.lines.append("none")
        }
    }
  }

  @Test("values that can be sent are written as documents are")
  func exportingItems() async throws {
    let (log, position) = (Log(), try folder())
    let screen = screen { Sending(log: log) }
    try screen.button("Save").tap()
    #expect(screen.desktop.fileDialogs.current?.request.kind == .save(name: "Word.txt"))
    try screen.chooseFiles([position.appendingPathComponent("a")])
    await screen.settle { log.lines.count == 1 }
    #expect(log.lines == ["a.txt"])
    #expect(try String(contentsOf: position.appendingPathComponent("a.txt"), encoding: .utf8) == "one")
    try screen.button("Save all").tap()
    #expect(screen.desktop.fileDialogs.current?.request.kind == .folder)
    try screen.chooseFiles([position])
    await screen.settle { log.lines.count == 2 }
    let names = try #require(log.lines.last).split(separator: " ").count
    #expect(names >= 2)
    let written = try FileManager.default.contentsOfDirectory(atPath: position.path).sorted()
    #expect(written.count == 3)
    #expect(
      try written.map { try String(contentsOf: position.appendingPathComponent($0), encoding: .utf8) }.sorted() == [
        "one", "one", "two",
      ])
    try screen.button("Save").tap()
    try screen.cancelFileDialog()
    try screen.button("Save all").tap()
    try screen.cancelFileDialog()
    #expect(log.lines.suffix(2) == ["nothing", "none"])
    let empty = self.screen { Sending(log: log, texts: []) }
    try empty.button("Save").tap()
    try empty.button("Save all").tap()
    #expect(!empty.isFileDialogOpen)
  }

  @Test("without a document nothing is asked; one that cannot be written says why")
  func failing() throws {
    let (log, position) = (Log(), try folder())
    let nothing = screen { Saving(log: log, note: nil) }
    try nothing.button("Save").tap()
    #expect(!nothing.isFileDialogOpen)
    let screen = screen { Saving(log: log, note: Note(text: "")) }
    try screen.button("Save").tap()
    try screen.chooseFiles([position.appendingPathComponent("a")])
    #expect(log.lines == ["failed"])
    let read = try Note(
      configuration: FileDocumentReadConfiguration(
        contentType: .plainText, file: FileWrapper(regularFileWithContents: Data("x".utf8))))
    let again = FileDocumentWriteConfiguration(contentType: .json, existingFile: FileWrapper(regularFileWithContents: Data()))
    #expect(try read.fileWrapper(configuration: again).regularFileContents == Data("public.json x again".utf8))
    #expect(read.text == "x" && Note.writableContentTypes == [.plainText, .json])
  }

  private struct Moving: View {
    let log: Log
    let files: [URL]
    @State private var isMoving = false
    @State private var isMovingAll = false
    var body: some View {
      Button("Move") { isMoving = true }
        .fileMover(isPresented: $isMoving, file: files.first) { result in
          log.lines.append((try? result.get().lastPathComponent) ?? "failed")
        }
      Button("Move all") { isMovingAll = true }
        .fileMover(isPresented: $isMovingAll, files: files) { result in
          log.lines.append("\((try? result.get().count) ?? -1)")
        } onCancellation: {
          log.lines.append("nothing")
        }
    }
  }

  @Test("files are moved into the folder that a person chooses; where one of a name is there, it says so")
  func moving() throws {
    let (log, position, goal) = (Log(), try folder("a", "b"), try folder())
    let screen = screen { Moving(log: log, files: ["a", "b"].map(position.appendingPathComponent)) }
    try screen.button("Move all").tap()
    try screen.cancelFileDialog()
    try screen.button("Move all").tap()
    #expect(screen.desktop.fileDialogs.current?.request.kind == .folder)
    try screen.chooseFiles([goal])
    #expect(log.lines == ["nothing", "2"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: goal.path).sorted() == ["a", "b"])
    try Data().write(to: position.appendingPathComponent("a"))
    try screen.button("Move").tap()
    try screen.chooseFiles([goal])
    #expect(log.lines.last == "failed" && FileManager.default.fileExists(atPath: position.appendingPathComponent("a").path))
  }
}
