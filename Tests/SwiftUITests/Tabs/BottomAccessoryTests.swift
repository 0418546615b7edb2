import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("tabViewBottomAccessory") @MainActor
struct BottomAccessoryTests {
  private struct Placement: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement: TabViewBottomAccessoryPlacement?
    var body: some View { Text(verbatim: placement == .expanded ? "expanded" : placement == .inline ? "inline" : "none") }
  }

  private func screen(isEnabled: Bool) -> Screen {
    Screen(.init { $0.size = CGSize(width: 400, height: 600) }) {
      TabView {
        Tab("Towns", systemImage: "star") { Box("content") }
        Tab("Trains", systemImage: "tram") { Placement() }
      }
      .tabViewBottomAccessory(isEnabled: isEnabled) { Placement() }
    }
  }

  private func content(_ screen: Screen) throws -> CGRect {
    try #require(screen.elements.first { $0.identifier == "content" }).frame
  }

  @Test("it stands above the bar, and the tabs keep out of it")
  func place() throws {
    let (with, without) = (screen(isEnabled: true), screen(isEnabled: false))
    let bar = try #require(with.tabBar).frame
    let accessory = try #require(with.elements.first { $0.label == "expanded" }).frame
    #expect(try content(without).maxY == bar.minY)
    #expect(accessory.maxY < bar.minY && accessory.midX == 200)
    #expect(try content(with).maxY == bar.minY - 56 && content(with).maxY < accessory.minY)
    #expect(!without.elements.contains { $0.label == "expanded" })
  }

  @Test("it stays as the tab changes, and views in tabs are outside of it")
  func change() throws {
    let screen = Screen(.init { $0.size = CGSize(width: 400, height: 600) }) {
      TabView {
        Tab("Towns", systemImage: "star") { Box("content") }
        Tab("Trains", systemImage: "tram") { Placement() }
      }
      .tabViewBottomAccessory { Placement() }
    }
    try #require(screen.tabs.last).tap()
    screen.settle()
    let labels = screen.elements.map(\.label)
    #expect(labels.contains("expanded") && labels.contains("none"))
  }
}
