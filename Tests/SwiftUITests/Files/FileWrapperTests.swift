import Foundation
import SwiftUI
import Testing

@Suite("File wrappers")
struct FileWrapperTests {
  private let position = FileManager.default.temporaryDirectory.appendingPathComponent("wrapper-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: position, withIntermediateDirectories: true) }

  @Test("a folder with files is written and read again")
  func folders() throws {
    let text = FileWrapper(regularFileWithContents: Data("text".utf8))
    let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": text])
    #expect(text.filename == "a.txt" && folder.isDirectory && !folder.isRegularFile && folder.regularFileContents == nil)
    #expect(folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b") == "b")
    #expect(folder.addRegularFile(withContents: Data("c".utf8), preferredFilename: "b") == "2__#b")
    let inner = FileWrapper(directoryWithFileWrappers: [:])
    inner.preferredFilename = "inner"
    #expect(folder.addFileWrapper(inner) == "inner" && folder.keyForFileWrapper(inner) == "inner")
    let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/nowhere"))
    link.preferredFilename = "link"
    folder.addFileWrapper(link)
    let url = position.appendingPathComponent("folder")
    for options in [[], .atomic] as [FileWrapper.WritingOptions] {
      try folder.write(to: url, options: options, originalContentsURL: nil)
      let read = try FileWrapper(url: url, options: .immediate)
      #expect(read.filename == "folder" && read.fileWrappers?.keys.sorted() == ["2__#b", "a.txt", "b", "inner", "link"])
      #expect(read.fileWrappers?["b"]?.regularFileContents == Data("b".utf8))
      #expect(read.fileWrappers?["link"]?.symbolicLinkDestinationURL?.path == "/nowhere")
      #expect(read.fileWrappers?["link"]?.isSymbolicLink == true && read.fileAttributes["NSFileType"] != nil)
    }
    folder.removeFileWrapper(inner)
    try folder.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: url)
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() == ["2__#b", "a.txt", "b", "link"])
    #expect(folder.filename == "folder")
    #expect(try FileManager.default.contentsOfDirectory(atPath: position.path) == ["folder"])
  }

  @Test("a name that would lead out of the folder is not written")
  func names() throws {
    let folder = FileWrapper(directoryWithFileWrappers: ["../out": FileWrapper(regularFileWithContents: Data())])
    #expect(throws: (any Error).self) {
      try folder.write(to: position.appendingPathComponent("in"), options: .atomic, originalContentsURL: nil)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: position.path).isEmpty)
  }

  @Test("what is not there cannot be read; what has changed is read again")
  func reading() throws {
    let url = position.appendingPathComponent("a")
    #expect(throws: (any Error).self) { try FileWrapper(url: url, options: .withoutMapping) }
    try Data("1".utf8).write(to: url)
    let file = try FileWrapper(url: url)
    try Data("2".utf8).write(to: url)
    #expect(file.regularFileContents == Data("1".utf8))
    try file.read(from: url)
    #expect(file.regularFileContents == Data("2".utf8))
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
  }
}
