import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

@testable import AppResources

@Suite("Images and colours of an app's asset catalogues")
struct BundleResourcesTests {
  private let folder: ResourceFolder
  private let decoder = NamingDecoder()
  private let resources: BundleResources

  init() throws {
    folder = try ResourceFolder()
    resources = BundleResources(images: decoder)
  }

  private func imageName(_ name: String, isDark: Bool = false, scale: CGFloat = 2) throws -> String? {
    let image = resources.image(named: name, in: try folder.bundle(), isDark: isDark, scale: scale)
    return (image?.source as? NamingDecoder.Source)?.name
  }

  private static let icon = """
    {"images":[
      {"filename":"one.png","scale":"1x"},{"filename":"two.png","scale":"2x"},
      {"filename":"night.png","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}]}]}
    """

  @Test(
    "the file that fits appearance and scale best is opened",
    arguments: [(false, 1, "one.png"), (false, 2, "two.png"), (false, 3, "two.png"), (true, 1, "night.png")]
      as [(Bool, CGFloat, String)])
  func entries(isDark: Bool, scale: CGFloat, file: String) throws {
    try folder.write(["A.xcassets/icon.imageset/Contents.json": Self.icon])
    #expect(try imageName("icon", isDark: isDark, scale: scale) == file)
  }

  @Test("the accent colour has the name that the app's Info.plist gives it")
  func accentColorName() {
    #expect(resources.accentColorName == "AccentColor")
    #expect(BundleResources(images: decoder, info: ["NSAccentColorName": "Brand"]).accentColorName == "Brand")
    #expect(BundleResources(images: decoder, info: ["NSAccentColorName": 3]).accentColorName == "AccentColor")
  }

  @Test("a colour set without any colour is none, as Xcode makes it for an accent that nobody chose")
  func emptyColorSets() throws {
    let empty = #"{"colors":[{"idiom":"universal"}],"info":{"author":"xcode","version":1}}"#
    let full = #"{"colors":[{"color":{"components":{"red":"1","green":"0","blue":"0"}},"idiom":"universal"}]}"#
    for (text, isColor) in [(empty, false), (#"{"colors":[]}"#, false), (full, true)] {
      let set = try #require(try? JSONDecoder().decode(ColorSet.self, from: Data(text.utf8)))
      #expect(set.isEmpty == !isColor)
    }
  }

  @Test("an image set's description is read once, however often the image is asked for")
  func imageSetsAreKept() throws {
    try folder.write(["A.xcassets/icon.imageset/Contents.json": Self.icon])
    #expect(try imageName("icon") == "two.png")
    try folder.write(["A.xcassets/icon.imageset/Contents.json": #"{"images":[{"filename":"other.png","scale":"2x"}]}"#])
    #expect(try imageName("icon") == "two.png")
    #expect(try imageName("icon", isDark: true) == "night.png")
    #expect(decoder.opened.map(\.lastPathComponent) == ["two.png", "night.png"])
  }

  @Test("a description that cannot be read stays unread, and no file is opened")
  func brokenSetsAreKept() throws {
    try folder.write(["A.xcassets/icon.imageset/Contents.json": "{"])
    #expect(try imageName("icon") == nil)
    try folder.write(["A.xcassets/icon.imageset/Contents.json": Self.icon])
    #expect(try imageName("icon") == nil)
    #expect(decoder.opened.isEmpty)
  }

  @Test("a description without an end is not read", .timeLimit(.minutes(1)))
  func endlessSets() throws {
    try folder.write(["A.xcassets/icon.imageset/two.png": ""])
    let contents = folder.url.path + "/A.xcassets/icon.imageset/Contents.json"
    try FileManager.default.createSymbolicLink(atPath: contents, withDestinationPath: "/dev/zero")
    let messages = Messages()
    let name = try Diagnostics.$recorder.withValue({ messages.add($0) }) { try imageName("icon") }
    #expect(name == nil && messages.all.contains { $0.contains("no regular file") })
    try FileManager.default.removeItem(atPath: contents)
    try Data(repeating: 32, count: 2 << 20).write(to: URL(fileURLWithPath: contents))
    let other = BundleResources(images: decoder)
    let image = try Diagnostics.$recorder.withValue({ messages.add($0) }) {
      other.image(named: "icon", in: try folder.bundle(), isDark: false, scale: 2)
    }
    #expect(image == nil && messages.all.contains { $0.contains("more than the 1 MB") })
  }

  @Test("a set in a folder of a catalogue is found, and a file in no catalogue by its name and scale")
  func positions() throws {
    try folder.write(["A.xcassets/Group/icon.imageset/Contents.json": Self.icon, "photo@2x.png": "", "photo.png": ""])
    #expect(try imageName("icon") == "two.png")
    #expect(try imageName("photo", scale: 2) == "photo@2x.png")
    #expect(try imageName("photo", scale: 1) == "photo.png")
    #expect(try imageName("none") == nil)
  }

  @Test("catalogues of a bundle that is a link to a folder are found, as those of packages are")
  func linkedBundle() throws {
    try folder.write(["Package/A.xcassets/icon.imageset/Contents.json": Self.icon])
    let link = folder.url.appendingPathComponent("Linked.resources")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: folder.url.path + "/Package")
    let bundle = try #require(Bundle(url: link))
    let image = resources.image(named: "icon", in: bundle, isDark: false, scale: 2)
    #expect((image?.source as? NamingDecoder.Source)?.name == "two.png")
  }

  @Test("sets in groups that provide a namespace have the groups' names before theirs; a damaged description is reported")
  func namespaces() throws {
    let namespace = #"{"properties":{"provides-namespace":true}}"#
    try folder.write([
      "A.xcassets/Icons/Contents.json": namespace, "A.xcassets/Icons/v2.0/one.imageset/Contents.json": Self.icon,
      "A.xcassets/Icons/Dark/Contents.json": namespace, "A.xcassets/Icons/Dark/two.imageset/Contents.json": Self.icon,
      "A.xcassets/Bad/Contents.json": "{", "A.xcassets/Bad/three.imageset/Contents.json": Self.icon,
      "A.xcassets/Icon.imagestack/four.imageset/Contents.json": Self.icon,
    ])
    let messages = Messages()
    try Diagnostics.$recorder.withValue({ messages.add($0) }) {
      for name in ["Icons/one", "Icons/Dark/two", "three"] {
        let found = try imageName(name)
        #expect(found == "two.png", "\(name)")
      }
    }
    #expect(messages.all.count == 1 && messages.all[0].contains("Bad"))
    for name in ["one", "two", "Dark/two", "four"] { #expect(try imageName(name) == nil, "\(name)") }
  }

  @Test("a symbol set is a picture in the colour of text, which grows with it; a file that is no template is reported once")
  func symbols() throws {
    try folder.write([
      "A.xcassets/my.symbol.symbolset/Contents.json": #"{"symbols":[{"filename":"my.svg","idiom":"universal"}]}"#,
      "A.xcassets/my.symbol.symbolset/my.svg": SymbolTemplateTests.template(),
      "A.xcassets/bad.symbolset/Contents.json": #"{"symbols":[{"filename":"bad.svg"}]}"#,
      "A.xcassets/bad.symbolset/bad.svg": "<svg/>",
      "A.xcassets/out.symbolset/Contents.json": #"{"symbols":[{"filename":"../x"}]}"#,
    ])
    let found = resources.image(named: "my.symbol", in: try folder.bundle(), isDark: false, scale: 2)
    let symbol = try #require(found)
    #expect(symbol.isTemplate && symbol.unitsPerEm == 100 && symbol.scale == 100 / 17)
    let messages = Messages()
    try Diagnostics.$recorder.withValue({ messages.add($0) }) {
      for name in ["bad", "out", "bad"] {
        let found = try imageName(name)
        #expect(found == nil, "\(name)")
      }
    }
    #expect(messages.all.count == 2 && messages.all[0].contains("no symbol template"))
    let again = resources.image(named: "my.symbol", in: try folder.bundle(), isDark: true, scale: 1, value: 0.5)
    #expect(again?.source === symbol.source, "a symbol without parts for values is the same at all of them")
    let set = folder.url.appendingPathComponent("A.xcassets/my.symbol.symbolset")
    #expect(try SymbolSet(set).image(openedBy: decoder, name: "x", value: nil).isTemplate)
  }

  @Test(
    "what is no scale is said to be none, and counts as 1x",
    arguments: ["0x", "nanx", "infx", "-1x", "x", "", "2", "1e400x"])
  func wrongScales(scale: String) throws {
    try folder.write(["A.xcassets/icon.imageset/Contents.json": #"{"images":[{"filename":"a.png","scale":"\#(scale)"}]}"#])
    let messages = Messages()
    let image = try Diagnostics.$recorder.withValue({ messages.add($0) }) {
      resources.image(named: "icon", in: try folder.bundle(), isDark: false, scale: 2)
    }
    #expect(image?.scale == 1)
    #expect(messages.all.count == 1 && messages.all[0].contains("\"\(scale)\" is no scale"))
  }

  private final class Messages: @unchecked Sendable {
    private(set) var all: [String] = []
    func add(_ message: String) { all.append(message) }
  }

  @Test("links in a catalogue that lead back to it are read once", .timeLimit(.minutes(1)))
  func loops() throws {
    try folder.write(["A.xcassets/Group/icon.imageset/Contents.json": Self.icon])
    for index in 0..<12 {
      for position in ["A.xcassets/l\(index)", "A.xcassets/Group/l\(index)"] {
        try FileManager.default.createSymbolicLink(atPath: folder.url.path + "/" + position, withDestinationPath: ".")
      }
    }
    #expect(try imageName("icon") == "two.png")
  }

  @Test("a set cannot name a file outside of itself")
  func escapes() throws {
    try folder.write(["A.xcassets/icon.imageset/Contents.json": #"{"images":[{"filename":"../../secret.png"}]}"#])
    #expect(try imageName("icon") == nil)
    #expect(decoder.opened.isEmpty)
  }

  @Test("a colour set's description is read once, for both appearances")
  func colorsAreKept() throws {
    func set(_ light: String, _ dark: String) -> String {
      func color(_ white: String) -> String { #""color":{"components":{"white":"\#(white)","alpha":"1"}}"# }
      let appearances = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
      return "{\"colors\":[{\(color(light))},{\(color(dark)),\(appearances)}]}"
    }
    try folder.write(["A.xcassets/tone.colorset/Contents.json": set("1.0", "0.5")])
    let bundle = try folder.bundle()
    func red(isDark: Bool) -> Float? { resources.color(named: "tone", in: bundle, isDark: isDark, isHighContrast: false)?.red }
    #expect(red(isDark: false) == 1)
    try folder.write(["A.xcassets/tone.colorset/Contents.json": set("0.0", "0.0")])
    #expect(red(isDark: true) == 0.5)
    #expect(red(isDark: false) == 1)
  }
}
