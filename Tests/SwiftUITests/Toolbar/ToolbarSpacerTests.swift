import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("Spaces in bars") @MainActor
struct ToolbarSpacerTests {
  private func screen<Content: ToolbarContent>(@ToolbarContentBuilder _ items: () -> Content) -> Screen {
    let items = items()
    return Screen(.init { $0.size = CGSize(width: 400, height: 400) }) {
      NavigationStack { Color.white.toolbar { items } }
    }
  }

  @Test("a flexible one takes what is left at the bottom")
  func flexible() throws {
    let screen = screen {
      ToolbarItem(placement: .bottomBar) { Button("One") {} }
      ToolbarItem(placement: .bottomBar) { Button("Two") {} }
      ToolbarSpacer(placement: .bottomBar)
      ToolbarItem(placement: .bottomBar) { Button("Three") {} }
    }
    let (one, two, three) = (
      try screen.button("One").frame, try screen.button("Two").frame, try screen.button("Three").frame
    )
    #expect(two.minX - one.maxX < 40 && three.minX - two.maxX > 100 && three.maxX > 370)
  }

  @Test("a fixed one makes a gap, and a flexible one none at the top")
  func fixed() throws {
    func gap(_ spacer: ToolbarSpacer?) throws -> CGFloat {
      let screen = screen {
        ToolbarItem(placement: .topBarTrailing) { Button("One") {} }
        if let spacer { spacer }
        ToolbarItem(placement: .topBarTrailing) { Button("Two") {} }
      }
      return try screen.barButton("Two").frame.minX - screen.barButton("One").frame.maxX
    }
    let none = try gap(nil)
    #expect(try gap(ToolbarSpacer(.fixed, placement: .topBarTrailing)) > none + 7)
    #expect(try gap(ToolbarSpacer(SpacerSizing.flexible, placement: .topBarTrailing)) == none)
  }

  @Test("items whose shared ground is hidden stand where they stood")
  func sharedBackground() throws {
    let shared = screen { ToolbarItem(placement: .topBarTrailing) { Button("One") {} } }
    let hidden = screen {
      ToolbarItem(placement: .topBarTrailing) { Button("One") {} }.sharedBackgroundVisibility(.hidden)
    }
    #expect(try shared.barButton("One").frame == hidden.barButton("One").frame)
    let named = screen {
      ToolbarItem(id: "one", placement: .topBarTrailing) { Button("One") {} }.sharedBackgroundVisibility(.visible)
    }
    #expect(try named.barButton("One").frame == shared.barButton("One").frame)
  }
}
