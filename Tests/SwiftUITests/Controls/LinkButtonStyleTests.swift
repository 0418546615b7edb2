import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing

@Suite("Buttons as links, and for help") @MainActor
struct LinkButtonStyleTests {
  @Test("a button that looks like a link has the colour of links, whatever the tint; disabled it is gray")
  func link() {
    let plate = Button {
    } label: {
      Rectangle().frame(width: 20, height: 20)
    }
    #expect(picture { plate.buttonStyle(.link).tint(.pureGreen) }.pixel(20, 20) == Pixel(0, 122, 255))
    #expect(picture { plate.buttonStyle(LinkButtonStyle()).foregroundStyle(Color.pureGreen) }.pixel(20, 20) == .green)
    #expect(picture { plate.buttonStyle(.link).disabled(true) }.pixel(20, 20) != Pixel(0, 122, 255))
  }

  @Test("a help link does what it is given, or opens its address")
  func help() throws {
    struct Help: View {
      let opened: (URL) -> Void
      let address: URL
      @State private var count = 0
      var body: some View {
        VStack {
          HelpLink { count += 1 }
          HelpLink(destination: address).accessibilityIdentifier("address")
          Text("\(count)")
        }
        .environment(
          \.openURL,
          OpenURLAction {
            opened($0); return .handled
          })
      }
    }
    let address = try #require(URL(string: "https://example.org/help"))
    var opened: [URL] = []
    let screen = Screen { Help(opened: { opened.append($0) }, address: address) }
    let buttons = screen.elements(role: "button").filter { $0.label == "Help" }
    #expect(buttons.count == 2)
    try #require(buttons.first).tap()
    #expect(screen.contains("1") && opened.isEmpty)
    try #require(buttons.last).tap()
    #expect(opened == [address])
  }
}
