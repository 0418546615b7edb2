import FontFiles
import Foundation
import Testing

@Suite("The font files of an app")
struct FontFilesTests {
  @Test("files are told by their names' ends, in order, and only those at the top count")
  func names() throws {
    let folder = try ResourceFolder()
    try folder.write(["b.ttf": "", "A.OTF": "", "c.ttc": "", "d.otc": "", "e.woff": "", "ttf": "", "Fonts/f.ttf": ""])
    #expect(FontFiles(in: try folder.bundle()).urls.map(\.lastPathComponent) == ["A.OTF", "b.ttf", "c.ttc", "d.otc"])
    #expect(FontFiles(at: folder.url).leftOut == 0)
  }

  @Test("beyond the limit files are counted and left out")
  func limit() throws {
    let folder = try ResourceFolder()
    try folder.write(Dictionary(uniqueKeysWithValues: (1000..<1503).map { ("\($0).ttf", "") }))
    let files = FontFiles(at: folder.url)
    #expect(files.urls.count == 500 && files.leftOut == 3)
    #expect(files.urls.last?.lastPathComponent == "1499.ttf")
  }

  @Test("a folder that is not there has none")
  func missing() {
    #expect(FontFiles(at: URL(fileURLWithPath: "/no/such/folder")).urls.isEmpty)
  }
}
