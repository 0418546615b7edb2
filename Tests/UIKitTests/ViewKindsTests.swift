import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import UIKit

/// What says how views are placed, move and are told of.
@MainActor
@Suite("Kinds of views' behaviour") struct ViewKindsTests {
  @Test("What is flexible takes its part of the room that a view gets")
  func flexible() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let wide = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    let right = UIView(frame: CGRect(x: 70, y: 40, width: 20, height: 20))
    let mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    (wide.autoresizingMask, right.autoresizingMask) = (mask, .flexibleLeftMargin)
    outer.addSubview(wide)
    outer.addSubview(right)
    outer.frame.size = CGSize(width: 200, height: 300)
    #expect(wide.frame == CGRect(x: 10, y: 10, width: 180, height: 20))
    #expect(right.frame == CGRect(x: 170, y: 40, width: 20, height: 20))
  }

  @Test(
    "Lines run as a view's meaning says, whatever the language is",
    arguments: [
      (UISemanticContentAttribute.unspecified, false), (.playback, false),
      (.forceRightToLeft, true), (.forceLeftToRight, false),
    ])
  func directions(attribute: UISemanticContentAttribute, isFromTheRight: Bool) {
    let view = UIView()
    view.semanticContentAttribute = attribute
    #expect((view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isFromTheRight)
  }

  @Test("A view that is an element is found by its name and what it is")
  func traits() throws {
    let (root, view) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let traits: UIAccessibilityTraits = [.button, .selected]
    view.isAccessibilityElement = true
    (view.accessibilityLabel, view.accessibilityTraits) = ("Harbour", traits)
    root.addSubview(view)
    let screen = Screen.showing(root)
    let found = try screen.button("Harbour").traits
    #expect(found.contains(.isButton) && found.contains(.isSelected))
  }

  @Test("Options say on which curve views move")
  func options() {
    let (root, view) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    view.backgroundColor = .pureRed
    root.addSubview(view)
    let screen = Screen.showing(root)
    let options: UIViewAnimationOptions = [.curveLinear, .allowUserInteraction]
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.frame.origin.x = 160 }
    screen.settle()
    screen.advance(by: 0.5)
    #expect(screen.color(90, 10) == red && screen.color(10, 10) == white)
    screen.advance(by: 1)
    #expect(screen.color(170, 10) == red)
  }

  @Test("Constraints say which sides they hold together, and how")
  func constraints() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.frame.size = CGSize(width: 100, height: 100)
    func held(_ anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, _ other: NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint {
      anchor.constraint(equalTo: other, constant: 12)
    }
    let wide = inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
    #expect(wide.relation == NSLayoutConstraint.Relation.greaterThanOrEqual)
    NSLayoutConstraint.activate([
      held(inner.leadingAnchor, outer.leadingAnchor), wide, inner.widthAnchor.constraint(lessThanOrEqualToConstant: 30),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 12 && inner.frame.width == 30)
  }
}
