import CoreGraphicsTypes
import Foundation
import Testing
import UIKit

/// Typical layouts, with frames as the constraints' own numbers give them.
@MainActor
@Suite("Auto Layout")
struct AutoLayoutTests {
  @Test("a form: fields from margin to margin, a button of its own size in the middle")
  func form() {
    let name = Block(UIView.noIntrinsicMetric, 34), password = Block(UIView.noIntrinsicMetric, 34), button = Block(120, 44)
    button.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    let view = root(320, 480, [name, password, button])
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      password.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 12),
      password.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      password.widthAnchor.constraint(equalTo: name.widthAnchor),
      button.topAnchor.constraint(greaterThanOrEqualTo: password.bottomAnchor, constant: 24),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
    ])
    view.layoutIfNeeded()
    #expect(name.frame == rect(20, 60, 280, 34) && password.frame == rect(20, 106, 280, 34))
    #expect(button.frame == rect(100, 416, 120, 44))
    view.frame.size.height = 200
    view.layoutIfNeeded()
    #expect(button.frame == rect(100, 164, 120, 16), "places are required, a size is not")
  }

  @Test("a cell: a picture, two lines beside it, and a value that keeps its width")
  func cell() {
    let picture = Block(40, 40), title = Block(200, 20), detail = Block(150, 16), value = Block(60, 20)
    let view = root(320, 200, [picture, title, detail, value])
    picture.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    value.setContentHuggingPriority(.required, for: .horizontal)
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(
      value.contentHuggingPriority(for: .horizontal) == .required && value.contentHuggingPriority(for: .vertical) == .defaultLow)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      title.leadingAnchor.constraint(equalToSystemSpacingAfter: picture.trailingAnchor, multiplier: 1),
      title.topAnchor.constraint(equalTo: picture.topAnchor),
      value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      value.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 0.5),
      detail.trailingAnchor.constraint(lessThanOrEqualTo: value.leadingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(picture.frame == rect(16, 80, 40, 40) && value.frame == rect(244, 80, 60, 20))
    #expect(title.frame == rect(64, 80, 172, 20), "the title gives way")
    #expect(detail.frame == rect(64, 104, 150, 16))
  }

  @Test("proportions, distances and multiples")
  func dimensions() {
    let banner = plain(), left = plain(), right = plain()
    let view = root(320, 480, [banner, left, right])
    NSLayoutConstraint.activate([
      banner.leftAnchor.constraint(equalTo: view.leftAnchor), banner.rightAnchor.constraint(equalTo: view.rightAnchor),
      banner.topAnchor.constraint(equalTo: view.topAnchor),
      banner.heightAnchor.constraint(equalTo: banner.widthAnchor, multiplier: 9.0 / 16, constant: 10),
      left.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 2), left.heightAnchor.constraint(equalToConstant: 10),
      left.leadingAnchor.constraint(equalTo: banner.leadingAnchor), right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: banner.trailingAnchor), right.heightAnchor.constraint(equalTo: left.heightAnchor),
      left.topAnchor.constraint(equalTo: banner.bottomAnchor), right.topAnchor.constraint(equalTo: left.topAnchor),
      // The gap above the left view is as large as the right view is wide: 107 points less than the banner is high.
      view.topAnchor.anchorWithOffset(to: left.topAnchor).constraint(
        greaterThanOrEqualTo: right.widthAnchor, multiplier: 1, constant: 83),
    ])
    view.layoutIfNeeded()
    #expect(banner.frame == rect(0, 0, 320, 190))
    #expect(left.frame.minY == 190)
    #expect(abs(left.frame.width - 213.33) < 0.5 && left.frame.maxX == right.frame.minX && right.frame.maxX == 320)
    let distance = view.leftAnchor.anchorWithOffset(to: right.leftAnchor)
    #expect(distance.item === right && banner.topAnchor.name.contains("top"))
  }

  @Test("a changed constant moves what follows from it, and nothing else")
  func constants() {
    final class Watched: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let first = Watched(), second = Watched(), other = Watched()
    let view = root(200, 200, [first, second, other])
    for inner in view.subviews { inner.translatesAutoresizingMaskIntoConstraints = false }
    let height = first.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate(
      [first, second, other].flatMap {
        [$0.leftAnchor.constraint(equalTo: view.leftAnchor), $0.widthAnchor.constraint(equalToConstant: 50)]
      } + [
        height, first.topAnchor.constraint(equalTo: view.topAnchor), second.topAnchor.constraint(equalTo: first.bottomAnchor),
        second.heightAnchor.constraint(equalToConstant: 30), other.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        other.heightAnchor.constraint(equalToConstant: 10),
      ])
    view.layoutIfNeeded()
    let counts = [first, second, other].map(\.count)
    height.constant = 60
    // One inside is enough: constraints count for the whole hierarchy.
    second.layoutIfNeeded()
    #expect(second.frame.minY == 60)
    view.layoutIfNeeded()
    #expect(first.frame == rect(0, 0, 50, 60) && second.frame == rect(0, 60, 50, 30) && other.frame == rect(0, 190, 50, 10))
    #expect([first, second, other].map(\.count) == [counts[0] + 1, counts[1], counts[2]])
  }

  @Test("constraints come and go, change their priority, and are found")
  func activity() {
    let inner = plain()
    let view = root(200, 200, [inner])
    let wide = inner.widthAnchor.constraint(equalToConstant: 100), narrow = inner.widthAnchor.constraint(equalToConstant: 40)
    wide.priority = .defaultHigh
    narrow.priority = .defaultLow
    narrow.identifier = "narrow"
    inner.addConstraints([wide, narrow])
    let place = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5)
    view.addConstraint(place)
    #expect(wide.isActive && inner.constraints.count == 2 && view.constraints == [place])
    #expect(inner.constraintsAffectingLayout(for: .horizontal).count == 3)
    #expect(place.firstItem === inner && place.secondItem === view && place.firstAttribute == .leading)
    #expect(place.firstAnchor.constraintsAffectingLayout == [place] && place.secondAnchor?.item === view)
    #expect(place.relation == .equal && place.multiplier == 1 && wide.secondAttribute == .notAnAttribute)
    #expect(narrow.description == "'narrow' UIView.width == 40 @250")
    #expect(place.description == "UIView.leading == UIView.leading + 5")
    view.layoutIfNeeded()
    #expect(inner.frame.width == 100)
    narrow.priority = UILayoutPriority(rawValue: 900)
    view.layoutIfNeeded()
    #expect(inner.frame.width == 40)
    inner.removeConstraint(narrow)
    view.layoutIfNeeded()
    #expect(inner.frame.width == 100 && !narrow.isActive)
    NSLayoutConstraint.deactivate([wide, place])
    #expect(inner.constraints.isEmpty && view.constraints.isEmpty)
  }

  @Test("a view that leaves takes its constraints along, and what was around it goes")
  func leaving() {
    let box = plain(), inner = plain()
    let view = root(200, 200, [box])
    box.addSubview(inner)
    let outer = inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 30)
    let own = inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)
    let size = box.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([outer, own, size, box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10)])
    view.layoutIfNeeded()
    #expect(inner.frame.minX == 20 && inner.frame.width == 40)
    box.removeFromSuperview()
    #expect(view.constraints.isEmpty && !outer.isActive && own.isActive && size.isActive)
    let other = root(100, 100, [box])
    other.layoutIfNeeded()
    #expect(inner.frame.width == 40)
    // One that goes from one view to another inside of the same root.
    let side = plain()
    other.addSubview(side)
    side.addSubview(inner)
    other.layoutIfNeeded()
    #expect(!own.isActive && inner.frame.width == 0)
  }

  @Test("constraints of UIKit's older form say the same")
  func items() {
    let inner = plain()
    let view = root(200, 100, [inner])
    NSLayoutConstraint(
      item: inner, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 0.5, constant: 10
    ).isActive = true
    NSLayoutConstraint(
      item: inner, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 60
    ).isActive = true
    let high = NSLayoutConstraint(
      item: inner, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: view, attribute: .width, multiplier: 0.9,
      constant: 0)
    high.priority = .defaultHigh - 1
    high.isActive = true
    NSLayoutConstraint(
      item: inner, attribute: .topMargin, relatedBy: .equal, toItem: view, attribute: .topMargin, multiplier: 1, constant: 2
    ).isActive = true
    view.layoutIfNeeded()
    #expect(inner.frame.minX == 80 && inner.frame.width == 60 && inner.frame.minY == 2)
  }

  @Test("what cannot be active says why, and stays out")
  func problems() {
    let inner = plain(), stranger = plain()
    let view = root(200, 100, [inner])
    let said = messages {
      inner.leftAnchor.constraint(equalTo: stranger.leftAnchor).isActive = true
      NSLayoutConstraint(
        item: inner, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 4
      ).isActive = true
      NSLayoutConstraint(
        item: inner, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 4
      ).isActive = true
      NSLayoutConstraint(
        item: inner, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1, constant: 4
      ).isActive = true
    }
    #expect(
      said.count == 4 && said[3].contains("is a size") && said[0].contains("no view in common") && said[1].contains("superview"))
    #expect(said[2].contains("horizontal") && inner.constraints.isEmpty && view.constraints.isEmpty)
  }

  @Test("contradictions are told once, the last one gives way, and holds again when it fits")
  func contradictions() {
    let inner = plain()
    let view = root(300, 100, [inner])
    let left = inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10)
    let right = inner.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -10)
    let width = inner.widthAnchor.constraint(equalToConstant: 500)
    NSLayoutConstraint.activate([left, right, width])
    let said = messages {
      view.layoutIfNeeded()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(said.count == 1 && said[0].contains("\(left)") && said[0].contains("UIView.width == 500 gives way"))
    #expect(inner.frame == rect(10, 0, 280, 0))
    view.frame.size.width = 520
    view.layoutIfNeeded()
    #expect(inner.frame.width == 500)
    let odd = messages {
      width.constant = .nan
      left.constant = .infinity
      view.layoutIfNeeded()
    }
    #expect(odd.contains { $0.contains("counts as 0") } && inner.frame.minX.isFinite)
  }

  @Test("anchors of views and guides make constraints of their kinds, in all relations")
  func anchors() {
    let view = root(100, 100), guide: UIKeyboardLayoutGuide = view.keyboardLayoutGuide
    let tracking: UITrackingLayoutGuide = guide
    let x: [(NSLayoutXAxisAnchor, NSLayoutXAxisAnchor)] = [
      (view.leadingAnchor, tracking.leadingAnchor), (view.trailingAnchor, guide.trailingAnchor),
      (view.centerXAnchor, guide.centerXAnchor), (view.leftAnchor, guide.rightAnchor),
    ]
    let y: [(NSLayoutYAxisAnchor, NSLayoutYAxisAnchor)] = [
      (view.topAnchor, guide.bottomAnchor), (view.centerYAnchor, guide.centerYAnchor),
      (view.firstBaselineAnchor, guide.topAnchor),
    ]
    let sizes: [(NSLayoutDimension, NSLayoutDimension)] = [
      (view.widthAnchor, guide.widthAnchor), (view.heightAnchor, guide.heightAnchor),
    ]
    let made =
      x.flatMap {
        [
          $0.constraint(equalTo: $1), $0.constraint(lessThanOrEqualTo: $1, constant: 3),
          $0.constraint(greaterThanOrEqualToSystemSpacingAfter: $1, multiplier: 2),
          $0.constraint(lessThanOrEqualToSystemSpacingAfter: $1, multiplier: 2),
        ]
      }
      + y.flatMap {
        [
          $0.constraint(greaterThanOrEqualTo: $1), $0.constraint(lessThanOrEqualTo: $1),
          $0.constraint(lessThanOrEqualToSystemSpacingBelow: $1, multiplier: 1),
          $0.constraint(greaterThanOrEqualToSystemSpacingBelow: $1, multiplier: 1),
        ]
      }
      + sizes.flatMap {
        [
          $0.constraint(lessThanOrEqualTo: $1, multiplier: 2), $0.constraint(equalTo: $1, multiplier: 2, constant: 5),
          $0.constraint(lessThanOrEqualToConstant: 5), $0.constraint(greaterThanOrEqualToConstant: 4),
        ]
      }
    #expect(
      made.map(\.relation.rawValue) == (0..<4).flatMap { _ in [0, -1, 1, -1] } + (0..<3).flatMap { _ in [1, -1, -1, 1] }
        + (0..<2).flatMap { _ in [-1, 0, -1, 1] })
    #expect(made[2].constant == 16 && made[18].constant == 8 && made[28].multiplier == 2 && made[29].constant == 5)
    #expect(made.allSatisfy { !$0.isActive && $0.firstItem === view && ($0.secondItem == nil || $0.secondItem === guide) })
  }

  @Test("a frame that is left open is told")
  func ambiguity() {
    let inner = plain()
    let view = root(100, 100, [inner])
    let left = inner.leftAnchor.constraint(equalTo: view.leftAnchor), top = inner.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([left, top, inner.widthAnchor.constraint(equalToConstant: 10)])
    #expect(inner.hasAmbiguousLayout && left.firstAnchor.hasAmbiguousLayout)
    inner.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!inner.hasAmbiguousLayout)
  }
}
