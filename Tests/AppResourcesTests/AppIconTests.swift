import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

@testable import AppResources

@Suite("The icon of an app")
struct AppIconTests {
  private let folder: ResourceFolder
  private let decoder = NamingDecoder()

  init() throws { folder = try ResourceFolder() }

  private func icon(info: [String: Any] = [:], named name: String? = nil) throws -> String? {
    let icon = BundleResources(images: decoder, info: info).appIcon(named: name, in: try folder.bundle())
    return (icon as? NamingDecoder.Source)?.name
  }

  private func write(_ images: String, set: String = "AppIcon") throws {
    try folder.write(["A.xcassets/\(set).appiconset/Contents.json": #"{"images":[\#(images)]}"#])
  }

  private static let single = #"{"filename":"one.png","idiom":"universal","platform":"ios","size":"1024x1024"}"#
  private static let dark =
    #"{"appearances":[{"appearance":"luminosity","value":"dark"}],"filename":"night.png","size":"1024x1024"}"#
  private static let older = """
    {"filename":"40.png","idiom":"iphone","scale":"2x","size":"20x20"},
    {"filename":"180.png","idiom":"iphone","scale":"3x","size":"60x60"},
    {"filename":"167.png","idiom":"ipad","scale":"2x","size":"83.5x83.5"},
    {"idiom":"ios-marketing","scale":"1x","size":"1024x1024"}
    """

  @Test("another icon of the app is found by its name")
  func named() throws {
    try write(Self.single)
    try write(Self.single.replacingOccurrences(of: "one.png", with: "two.png"), set: "Night")
    #expect(try icon() == "one.png" && icon(named: "Night") == "two.png")
  }

  @Test(
    "the largest picture that is there is the icon",
    arguments: [
      (single, "one.png"), (older, "180.png"), (older + "," + single, "one.png"),
      (#"{"filename":"512.png","scale":"2x","size":"256x256"},{"filename":"384.png","scale":"1x","size":"384x384"}"#, "512.png"),
      (#"{"filename":"odd.png","size":"infxinf"},{"filename":"small.png","size":"16x16"}"#, "small.png"),
      (#"{"filename":"odd.png"}"#, "odd.png"),
    ])
  func largest(images: String, file: String) throws {
    try write(images)
    #expect(try icon() == file)
  }

  @Test("a dark picture is the icon only where there is no other")
  func appearances() throws {
    try write(Self.dark + "," + Self.older)
    #expect(try icon() == "180.png")
    try write(Self.dark)
    #expect(try icon() == "night.png")
  }

  @Test("of two of a size the Mac's is taken, wherever it stands", arguments: [false, true])
  func desktop(isFirst: Bool) throws {
    let mac = #"{"filename":"mac.png","idiom":"mac","scale":"2x","size":"512x512"}"#
    try write(isFirst ? mac + "," + Self.single : Self.single + "," + mac)
    #expect(try icon() == "mac.png")
  }

  @Test("the icon has the name that the app's Info.plist gives it")
  func names() throws {
    try write(Self.single, set: "Group/Bread")
    #expect(try icon() == nil)
    #expect(try icon(info: ["CFBundleIconName": "Bread"]) == "one.png")
    #expect(try icon(info: ["CFBundleIconName": 3]) == nil)
  }

  @Test("an app without an icon, and one whose set is empty as Xcode makes it, have none, and nobody is told")
  func none() throws {
    #expect(try reports().isEmpty)
    try write(#"{"idiom":"universal","platform":"ios","size":"1024x1024"}"#)
    #expect(try reports().isEmpty)
    #expect(decoder.opened.isEmpty)
  }

  @Test("a set that is damaged, or names a file outside of itself, is told of", arguments: ["{", #"{"filename":"../x.png"}"#])
  func damaged(images: String) throws {
    try write(images)
    let messages = try reports()
    #expect(messages.count == 1 && messages[0].contains("the app's icon \"AppIcon\""), "\(messages)")
    #expect(decoder.opened.isEmpty)
  }

  @Test("a set goes before a drawing of Icon Composer; one that cannot be read is told of")
  func drawings() throws {
    try folder.write(["AppIcon.icon/icon.json": "{}"])
    let messages = try reports()
    #expect(messages.count == 1 && messages[0].contains("icon.json has no groups"), "\(messages)")
    #expect(decoder.opened.isEmpty)
    try write(Self.single)
    #expect(try reports().isEmpty)
    #expect(decoder.opened.map(\.lastPathComponent) == ["one.png"])
  }

  private final class Messages: @unchecked Sendable {
    private(set) var all: [String] = []
    func add(_ message: String) { all.append(message) }
  }

  /// What the developer is told when the icon is asked for.
  private func reports() throws -> [String] {
    let messages = Messages()
    _ = try Diagnostics.$recorder.withValue({ messages.add($0) }) { try icon() }
    return messages.all
  }
}
