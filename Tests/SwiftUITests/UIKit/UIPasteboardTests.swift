import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("UIKit's clipboard")
@MainActor
struct UIPasteboardTests {
  private func within(_ run: () throws -> Void) rethrows { try Screen { EmptyView() }.withServices(run) }

  @Test("it holds texts, one after the other")
  func texts() {
    within {
      let clipboard = UIPasteboard.general
      clipboard.string = "first"
      #expect(
        clipboard.string == "first" && clipboard.strings == ["first"] && clipboard.hasStrings && clipboard.numberOfItems == 1)
      clipboard.strings = ["first", "second"]
      #expect(clipboard.string == "first" && clipboard.strings == ["first", "second"] && clipboard.numberOfItems == 2)
      clipboard.string = nil
      #expect(clipboard.string == nil && clipboard.strings == nil && !clipboard.hasStrings)
    }
  }

  @Test("it holds addresses, pictures and colours, each with its forms for other apps")
  func kinds() throws {
    try within {
      let clipboard = UIPasteboard.general, url = try #require(URL(string: "https://example.org"))
      let count = clipboard.changeCount
      clipboard.url = url
      #expect(clipboard.url == url && clipboard.urls == [url] && clipboard.hasURLs && clipboard.string == "https://example.org")
      #expect(clipboard.changeCount == count + 1)
      let image = UIImage(cgImage: CGImage(width: 1, height: 1, pixels: Data([255, 0, 0, 255])))
      clipboard.image = image
      #expect(clipboard.image === image && clipboard.images?.count == 1 && clipboard.hasImages && !clipboard.hasURLs)
      #expect(clipboard.contains(pasteboardTypes: ["public.image"]) && clipboard.types == ["public.png"])
      #expect(try #require(clipboard.data(forPasteboardType: "public.png")).starts(with: [0x89, 0x50]))
      clipboard.color = .red
      #expect(clipboard.color == .red && clipboard.colors == [.red] && clipboard.hasColors && clipboard.image == nil)
      clipboard.setValue(7, forPasteboardType: "com.example.number")
      #expect(clipboard.value(forPasteboardType: "com.example.number") as? Int == 7)
      clipboard.setData(Data([1, 2]), forPasteboardType: "com.example.bytes")
      #expect(clipboard.data(forPasteboardType: "com.example.bytes") == Data([1, 2]))
      clipboard.addItems([["public.utf8-plain-text": "more"]])
      #expect(clipboard.items.count == 2 && clipboard.strings == ["more"])
      clipboard.items = []
      #expect(clipboard.items.isEmpty && clipboard.types.isEmpty && clipboard.data(forPasteboardType: "public.png") == nil)
    }
  }

  @Test("what another app has put there is read by its forms")
  func others() {
    within {
      DesktopServices.current.clipboard.setItems([
        TransferItem(mimeTypes: ["text/plain", "image/png", "text/uri-list"]) { type, receive in
          receive(Data((type == "text/uri-list" ? "# list\r\nhttps://example.org\r\nfile:///tmp/a\r\n" : type).utf8))
        }
      ])
      #expect(UIPasteboard.general.strings == ["text/plain"])
      #expect(UIPasteboard.general.urls?.map(\.absoluteString) == ["https://example.org", "file:///tmp/a"])
      #expect(UIPasteboard.general.url?.host == "example.org" && UIPasteboard.general.hasURLs)
      #expect(UIPasteboard.general.items.first?["public.url"] as? URL == UIPasteboard.general.url)
      #expect(UIPasteboard.general.image == nil && UIPasteboard.general.hasImages)
    }
  }

  @Test("apps have clipboards of their own, by name")
  func named() throws {
    let name = UIPasteboard.Name("UIPasteboardTests")
    #expect(UIPasteboard.withName(name, create: false) == nil)
    let own = try #require(UIPasteboard.withName(name, create: true))
    own.string = "kept"
    #expect(UIPasteboard.withName(name, create: false)?.string == "kept" && own.changeCount == 1)
    let unique = UIPasteboard.withUniqueName()
    #expect(
      unique.string == nil && unique.name != name && UIPasteboard.withName(.general, create: false) === UIPasteboard.general)
    UIPasteboard.remove(withName: name)
    UIPasteboard.remove(withName: unique.name)
    #expect(UIPasteboard.withName(name, create: false) == nil)
    #expect(UIPasteboard.OptionsKey.localOnly.rawValue.hasSuffix("LocalOnly"))
  }
}
