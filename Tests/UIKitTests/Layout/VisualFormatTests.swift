import CoreGraphicsTypes
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Constraints in a visual format")
struct VisualFormatTests {
  private let name = plain(), button = plain()
  private var views: [String: Any] { ["name": name, "button": button] }

  private func layout(_ formats: [String], options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil) {
    let view = root(300, 100, [name, button])
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    view.layoutIfNeeded()
    withExtendedLifetime(view) {}
  }

  @Test("a row with margins, the system's distance, and a metric")
  func row() {
    layout(["H:|-[name]-[button(wide)]-20-|", "V:|[name(30)]", "V:|-(>=4,==12@700)-[button(==name)]"], ["wide": 80])
    #expect(name.frame == rect(8, 0, 184, 30) && button.frame == rect(200, 12, 80, 30))
  }

  @Test("priorities, and sizes of other views; no distance where views touch")
  func priorities() {
    layout(["|[name(>=100,<=500,60@900)][button(name)]"])
    #expect(name.frame.width == 100 && button.frame.minX == 100 && button.frame.width == 100)
  }

  @Test("options align all views, and say the direction")
  func options() {
    layout(
      ["|-10-[name(50)]-5-[button(50)]"], options: [.directionRightToLeft, .alignAllTop, .alignAllBottom])
    #expect(name.frame.maxX == 290 && button.frame.maxX == 235)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[name][button]", options: [.alignAllCenterY], metrics: nil, views: views)
    #expect(made.map(\.firstAttribute) == [.leading, .centerY])
  }

  @Test(
    "what cannot be read is told, with its place",
    arguments: [
      ("H:|-[nome]", "\"nome\" is not among the views"), ("[name(>=big)]", "neither a number"),
      ("[name]-4[button]", "a - is missing"),
      ("[name", "a ] is missing"), ("", "a view such as [name] is missing"), ("|-|", "is missing"),
      ("[name]|[button]", "nothing can follow"),
      ("[name(4@high)]", "not among the metrics"), ("[name(4]", "a ) is missing"),
    ])
  func problems(format: String, expected: String) {
    let said = messages {
      let made = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
      #expect(made.isEmpty)
    }
    #expect(said.count == 1 && said[0].contains(expected), "\(said)")
  }
}
