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

  @Test("fonts in folders count where the app's Info.plist names them or their folder; no name leads out of the bundle")
  func named() throws {
    let folder = try ResourceFolder()
    try folder.write([
      "a.ttf": "", "Fonts/b.ttf": "", "Fonts/c.otf": "", "More/d.ttf": "", "More/e.txt": "",
      "Info.plist": """
      <plist version="1.0"><dict>
      <key>UIAppFonts</key><array>
      <string>a.ttf</string><string>./Fonts/b.ttf</string><string>gone.ttf</string><string>../../etc/x.ttf</string>
      <integer>3</integer>
      </array>
      <key>ATSApplicationFontsPath</key><string>More</string></dict></plist>
      """,
    ])
    let paths = FontFiles(in: try folder.bundle()).urls.map { $0.path.replacing(folder.url.path + "/", with: "") }
    #expect(paths == ["a.ttf", "Fonts/b.ttf", "More/d.ttf"])
    #expect(FontFiles(at: folder.url, info: ["UIAppFonts": "a.ttf", "ATSApplicationFontsPath": "."]).urls.count == 1)
  }

  @Test("a folder that is not there has none")
  func missing() {
    #expect(FontFiles(at: URL(fileURLWithPath: "/no/such/folder")).urls.isEmpty)
  }
}
