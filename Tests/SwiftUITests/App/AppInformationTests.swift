import Foundation
import LaunchContract
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("What an app says of itself")
struct AppInformationTests {
  @Test("the name that people see comes before the short one, and that of their language before both")
  func names() {
    let info = ["CFBundleDisplayName": "Shown", "CFBundleName": "Short"]
    #expect(AppInformation(info: info).name == "Shown")
    #expect(AppInformation(info: ["CFBundleName": "Short", "CFBundleDisplayName": ""]).name == "Short")
    #expect(AppInformation(info: info, localized: { $0 == "CFBundleDisplayName" ? "見える" : nil }).name == "見える")
    #expect(AppInformation(info: [:]) == AppInformation())
    #expect(AppInformation().name == ProcessInfo.processInfo.processName)
  }

  @Test(
    "light or dark, where the app says it",
    arguments: [("Light", "light"), ("Dark", "dark"), ("Automatic", nil), ("", nil)] as [(String, String?)])
  func colorScheme(text: String, expected: String?) {
    #expect(AppInformation(info: ["UIUserInterfaceStyle": text]).colorScheme?.rawValue == expected)
  }

  @Test("a Mac's app that is never dark is light; a value of another kind says nothing")
  func otherKinds() {
    #expect(AppInformation(info: ["NSRequiresAquaSystemAppearance": true]).colorScheme == .light)
    #expect(AppInformation(info: ["NSRequiresAquaSystemAppearance": false]).colorScheme == nil)
    #expect(AppInformation(info: ["UIUserInterfaceStyle": 3, "CFBundleName": 4, "CFBundleURLTypes": "x"]) == AppInformation())
  }

  @Test("the schemes of own addresses are read from all types; those of the web are nobody's own")
  func schemes() {
    let types: [[String: Any]] = [
      ["CFBundleURLSchemes": ["MyApp", "http"]], ["CFBundleURLSchemes": ["other"]], ["CFBundleURLName": "x"],
    ]
    #expect(AppInformation(info: ["CFBundleURLTypes": types]).urlSchemes == ["myapp", "other"])
  }

  @Test("a bundle's own Info.plist and the tables of its languages are read")
  func bundle() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("AppInformationTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let tables = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
    let info = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleDisplayName": "Plain", "CFBundleName": "Short", "UIUserInterfaceStyle": "Dark"], format: .xml,
      options: 0)
    try info.write(to: folder.appendingPathComponent("Info.plist"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(AppInformation(of: bundle).name == "Plain")
    #expect(AppInformation(of: bundle).colorScheme == .dark)
  }

  private final class Desktop: URLOpener {
    var urls: [String] = []
    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
      urls.append(url.absoluteString)
      completion(false)
    }
  }

  @Test("addresses of the app's own schemes open in it, all others where they did before")
  func ownAddresses() throws {
    let desktop = Desktop()
    var here: [String] = []
    let opener = OwnURLOpener(schemes: ["myapp"], others: desktop) { here.append($0.absoluteString) }
    var answers: [Bool] = []
    for text in ["myapp:a", "MYAPP://b", "https://c", "x:myapp"] {
      opener.open(try #require(URL(string: text))) { answers.append($0) }
    }
    #expect(here == ["myapp:a", "MYAPP://b"])
    #expect(desktop.urls == ["https://c", "x:myapp"])
    #expect(answers == [true, true, false, false])
  }
}
