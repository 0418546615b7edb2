import ApusTesting
import CairoRenderer
import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import SnapshotTesting

@MainActor
@Suite("Snapshots of views")
struct ViewSnapshotTests {
  private func kept<V: View, Format>(_ view: V, _ strategy: Snapshotting<V, Format>) throws -> Format {
    try SnapshotWaiter.value(of: strategy.snapshot(view), timeout: 5)
  }

  private func pixels(_ screen: Screen) -> Data { screen.buffer.image().pixels }

  @Test("show what a screen shows")
  func screen() throws {
    let view = VStack {
      Text("Ticket").font(.title); Toggle("Return", isOn: .constant(true))
    }.padding()
    let image = try kept(view, .image(layout: .fixed(width: 200, height: 120)))
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 120) }) { view }
    #expect(image.cgImage?.pixels == pixels(screen) && image.size == CGSize(width: 200, height: 120) && image.scale == 2)
  }

  @Test("have the view's own size where none is given")
  func fitting() throws {
    let view = Color.red.frame(width: 33.25, height: 20)
    #expect(try kept(view, .image).size == CGSize(width: 33.5, height: 20))
    #expect(try kept(view, .image(traits: .init(displayScale: 3))).cgImage?.width == 100)
    let text = Text("a long line that would be broken by the width of a phone, and is not, as nobody offers one")
    #expect(try kept(text, .image).size.width > 390)
  }

  @Test("show the view once, whatever size it has")
  func once() throws {
    final class Count { var shown = 0 }
    struct Counted: View {
      var count: Count
      var body: some View { Text("Shown").onAppear { count.shown += 1 } }
    }
    for layout in [SwiftUISnapshotLayout.sizeThatFits, .fixed(width: 90, height: 40)] {
      let count = Count()
      #expect(try kept(Counted(count: count), .image(layout: layout)).size.height > 0)
      #expect(count.shown == 1)
    }
  }

  @Test("follow the traits: dark, scale, text size, direction, room")
  func traits() throws {
    struct Words: View {
      @Environment(\.colorScheme) var scheme
      @Environment(\.displayScale) var scale
      @Environment(\.dynamicTypeSize) var size
      @Environment(\.layoutDirection) var direction
      @Environment(\.horizontalSizeClass) var room
      @Environment(\.locale) var locale
      var body: some View {
        Text("\(String(describing: scheme)) \(Int(scale)) \(String(describing: size))")
        Text("\(String(describing: direction)) \(room.map { "\($0)" } ?? "-") \(locale.identifier)")
      }
    }
    func words(_ traits: UITraitCollection, _ layout: SwiftUISnapshotLayout = .sizeThatFits) throws -> [String] {
      try kept(Words(), .elements(frames: false, layout: layout, traits: traits)).split(separator: "\n").map(String.init)
    }
    #expect(try words(.init()) == [#"staticText "light 2 large""#, #"staticText "leftToRight compact en_US""#])
    let all = UITraitCollection(traitsFrom: [
      .init(userInterfaceStyle: .dark), .init(displayScale: 3), .init(layoutDirection: .rightToLeft),
      .init(preferredContentSizeCategory: .accessibilityMedium), .init(horizontalSizeClass: .regular),
    ])
    #expect(try words(all) == [#"staticText "dark 3 accessibility1""#, #"staticText "rightToLeft regular en_US""#])
    let phone = try words(.init(userInterfaceStyle: .dark), .device(config: .iPhone13))
    #expect(phone == [#"staticText "dark 2 medium""#, #"staticText "leftToRight compact en_US""#])
    #expect(try words(.init(), .device(config: .iPadMini(.landscape(splitView: .twoThirds))))[1].contains("regular"))
  }

  @Test("leave what a device covers, on the side where it is")
  func safeArea() throws {
    let config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 10, left: 4, bottom: 0, right: 0), size: CGSize(width: 50, height: 50))
    let view = Color.clear.overlay(alignment: .topLeading) { Text("x").accessibilityIdentifier("x") }
    let elements = try kept(view, .elements(layout: .device(config: config)))
    #expect(elements.contains("(4, 10, "), "\(elements)")
  }

  @Test("come when what the view does by itself has been done")
  func settled() throws {
    struct Counter: View {
      @State private var count = 0
      @State private var isWide = false
      var body: some View {
        Color.black.frame(width: isWide ? 60 : 20, height: 10 * CGFloat(count))
          .onAppear {
            count += 1
            withAnimation(.linear(duration: 1)) { isWide = true }
          }
      }
    }
    let image = try kept(Counter(), .image(layout: .fixed(width: 80, height: 20), traits: .init(displayScale: 1)))
    #expect(blackPixels(image) == 600)
  }

  private func blackPixels(_ image: UIImage) -> Int {
    let pixels = [UInt8](image.cgImage?.pixels ?? Data())
    return stride(from: 0, to: pixels.count, by: 4).count { pixels[$0..<$0 + 4].elementsEqual([0, 0, 0, 255]) }
  }

  @Test("wait on the screen's clock, which takes no time")
  func waiting() throws {
    struct Late: View {
      @State private var isWide = false
      var body: some View {
        Color.black.frame(width: isWide ? 60 : 20, height: 10)
          .onAppear { withAnimation(.linear(duration: 1).delay(30)) { isWide = true } }
      }
    }
    let strategy = Snapshotting<Late, UIImage>.image(layout: .fixed(width: 80, height: 20), traits: .init(displayScale: 1))
    let (before, start) = (try kept(Late(), strategy), ContinuousClock.now)
    let after = try kept(Late(), .wait(for: 40, on: strategy))
    #expect(blackPixels(before) == 200 && blackPixels(after) == 600)
    #expect(.now - start < .seconds(20))
  }

  @Test("of views that cannot be shown fail in words")
  func unshowable() throws {
    let folder = try TemporaryFolder()
    let empty = folder.failure(of: EmptyView(), as: .image)
    #expect(empty?.hasPrefix("EmptyView has a size of 0.0 × 0.0 points") == true, "\(empty ?? "recorded")")
    let large = folder.failure(of: Color.red, as: .image(layout: .fixed(width: 10_000, height: 10)))
    #expect(large?.contains("a side of a picture has 8192.0 at most; give it a smaller one") == true, "\(large ?? "recorded")")
    let endless = folder.failure(of: Color.red, as: .elements(layout: .fixed(width: .infinity, height: 10)))
    #expect(endless?.hasPrefix("Color has a size of inf") == true, "\(endless ?? "recorded")")
    #expect(folder.names == [])
  }

  @Test("are taken on the main thread, whichever a test runs on")
  func elsewhere() async throws {
    let folder = try TemporaryFolder()
    let failures = await Task.detached {
      [folder.failure(of: 1, as: viewOfNumber), folder.failure(of: 1, as: viewOfNumber), folder.failure(of: 2, as: viewOfNumber)]
    }.value
    #expect(failures[0]?.hasPrefix("There was no reference") == true && failures[1] == nil && failures[2] != nil)
  }

  @Test("tell elements with role, label, value and the rest, those in others below them")
  func elements() throws {
    let view = VStack(spacing: 0) {
      Button {
      } label: {
        Color.red.frame(width: 80, height: 40)
      }
      .accessibilityLabel("Buy").accessibilityHint("Pays").accessibilityIdentifier("buy").disabled(true)
      Color.blue.frame(width: 80, height: 40).accessibilityElement().accessibilityLabel("Zone").accessibilityValue("A")
        .accessibilityAddTraits([.isImage, .isSelected])
    }
    let elements = try kept(view, .elements)
    #expect(
      elements == """
        button "Buy" hint "Pays" identifier "buy" (0, 0, 80 × 40) disabled
        image "Zone" value "A" (0, 40, 80 × 40) selected
        """)
    let tree = VStack { Text("a") }.accessibilityElement(children: .contain).accessibilityLabel("all")
    let nested = try kept(tree, .elements(frames: false))
    #expect(nested == "group \"all\"\n  staticText \"a\"")
  }
}

private nonisolated var viewOfNumber: Snapshotting<Int, UIImage> {
  Snapshotting<Color, UIImage>.image(layout: .fixed(width: 4, height: 4)).pullback { Color(white: 0.1 * Double($0)) }
}
