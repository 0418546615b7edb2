import Foundation
import Testing

@Suite("Apps in folders of any name", .serialized)
struct FolderNameTests {
  @Test(
    "an app is built and shown, whatever its folder is called",
    arguments: ["App (1) [x] 日本語", "it's \"quoted\" $HOME; & co", "-leading", "100%_ünïcödé #1"])
  func names(name: String) throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = folder.appending(path: name)
    try FileManager.default.createDirectory(at: app.appending(path: "My Views [1]"), withIntermediateDirectories: true)
    try Data("import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Content() } } }".utf8)
      .write(to: app.appending(path: "Main App.swift"))
    try Data("import Combine\nimport SwiftUI\nstruct Content: View { var body: some View { Text(\"fine\") } }".utf8)
      .write(to: app.appending(path: "My Views [1]/内容 (copy).swift"))
    let picture = folder.appending(path: "out 画.png")
    let outcome = try AppRun.apus(["snapshot", app.path, "-o", picture.path])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try Data(contentsOf: picture).count > 500)
  }

  @Test("an accent colour and an icon that nobody chose are no news")
  func emptyAssets() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = folder.appending(path: "Accent")
    let info = #""info":{"author":"xcode","version":1}"#
    let files = [
      "Main.swift": """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { Button("press") {}.accentColor(.accentColor) } } }
      """,
      "Assets.xcassets/Contents.json": "{\(info)}",
      "Assets.xcassets/AccentColor.colorset/Contents.json": #"{"colors":[{"idiom":"universal"}],"# + info + "}",
      "Assets.xcassets/AppIcon.appiconset/Contents.json":
        #"{"images":[{"idiom":"universal","platform":"ios","size":"1024x1024"}],"# + info + "}",
    ]
    for (name, text) in files {
      let url = app.appending(path: name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let outcome = try AppRun.apus(["snapshot", app.path, "-o", folder.appending(path: "out.png").path])
    #expect(outcome.code == 0)
    #expect(!outcome.errors.contains("AccentColor") && !outcome.errors.contains("AppIcon"), "\(outcome.errors)")
  }
}
