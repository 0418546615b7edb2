import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite struct FaceTests {
  @Test("A search bar shows its Cancel button as soon as it is asked to")
  func searchBar() throws {
    let bar = UISearchBar()
    let screen = Screen.showing(bar, width: 390, height: 56)
    #expect(throws: (any Error).self) { try screen.button("Cancel") }
    bar.setShowsCancelButton(true, animated: false)
    screen.settle()
    _ = try screen.button("Cancel")
  }

  @Test("An effect that is set anew shows")
  func effect() {
    let view = UIVisualEffectView(effect: nil)
    let under = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    under.backgroundColor = .pureRed
    view.frame = under.bounds
    under.addSubview(view)
    let screen = Screen.showing(under)
    #expect(screen.color(100, 100) == red)
    view.effect = UIBlurEffect(style: .systemThickMaterial)
    screen.settle()
    #expect(screen.color(100, 100) != red)
  }

  @Test("An empty text view that does not scroll is as high as one line")
  func emptyTextView() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    let height = view.sizeThatFits(CGSize(width: 300, height: 1000)).height
    #expect(abs(height - (view.font?.lineHeight ?? 0) - 16) < 2)
  }
}
