import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Guides, masks, directions and measuring")
struct LayoutGuideTests {
  @Test("a guide of one's own spaces views out, and goes with its constraints")
  func guides() {
    let first = Block(40, 20), second = Block(60, 20)
    let view = root(200, 100, [first, second])
    let gap = UILayoutGuide()
    gap.identifier = "gap"
    view.addLayoutGuide(gap)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor), first.trailingAnchor.constraint(equalTo: gap.leadingAnchor),
      gap.trailingAnchor.constraint(equalTo: second.leadingAnchor),
      second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      gap.topAnchor.constraint(equalTo: view.topAnchor, constant: 5), gap.heightAnchor.constraint(equalToConstant: 30),
      first.centerYAnchor.constraint(equalTo: gap.centerYAnchor), second.bottomAnchor.constraint(equalTo: gap.bottomAnchor),
    ])
    second.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    view.layoutIfNeeded()
    #expect(gap.layoutFrame == rect(40, 5, 100, 30) && first.frame == rect(0, 10, 40, 20) && second.frame.maxY == 35)
    #expect(view.layoutGuides == [gap] && !gap.hasAmbiguousLayout)
    #expect(gap.constraintsAffectingLayout(for: .vertical).count == 4)
    view.removeLayoutGuide(gap)
    view.layoutIfNeeded()
    #expect(view.layoutGuides.isEmpty && gap.owningView == nil)
    #expect(view.constraints.count == 2)
  }

  @Test("margins, safe area, readable width and keyboard")
  func system() {
    let view = root(1000, 400)
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let inside = [view.layoutMarginsGuide, view.readableContentGuide, view.safeAreaLayoutGuide].map { guide in
      let inner = plain()
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: guide.leftAnchor), inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
        inner.topAnchor.constraint(equalTo: guide.topAnchor), inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      return inner
    }
    let above = Block(10, 10)
    view.addSubview(above)
    above.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(inside[0].frame == rect(20, 10, 940, 360) && inside[2].frame == view.bounds)
    #expect(inside[1].frame == rect(20 + 134, 10, 672, 360) && view.readableContentGuide.layoutFrame == inside[1].frame)
    #expect(above.frame.maxY == 400 && view.keyboardLayoutGuide.usesBottomSafeArea)
    #expect(view.layoutMarginsGuide === view.layoutMarginsGuide && view.layoutGuides.isEmpty)
    view.layoutMargins.left = 60
    view.layoutIfNeeded()
    #expect(inside[0].frame == rect(60, 10, 900, 360))
  }

  @Test("a mask counts as constraints do, and a frame that the app sets is kept")
  func masks() {
    let middle = UIView(frame: rect(10, 10, 80, 30)), inner = plain(), below = plain()
    middle.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    let view = root(100, 100, [middle, below])
    middle.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalTo: middle.widthAnchor, multiplier: 0.5),
      below.topAnchor.constraint(equalTo: middle.bottomAnchor, constant: 4), below.heightAnchor.constraint(equalToConstant: 10),
      below.leftAnchor.constraint(equalTo: middle.leftAnchor), below.rightAnchor.constraint(equalTo: middle.rightAnchor),
    ])
    view.layoutIfNeeded()
    #expect(inner.frame.width == 40 && below.frame == rect(10, 44, 80, 10))
    view.frame.size = CGSize(width: 160, height: 100)
    view.layoutIfNeeded()
    #expect(middle.frame == rect(10, 10, 140, 30) && inner.frame.width == 70 && below.frame == rect(10, 44, 140, 10))
    middle.frame = rect(0, 50, 20, 20)
    view.layoutIfNeeded()
    #expect(middle.frame == rect(0, 50, 20, 20) && below.frame == rect(0, 74, 20, 10))
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(middle.frame == rect(0, 50, 60, 20) && below.frame.width == 60)
  }

  @Test("leading and trailing follow the direction of lines; left and right do not")
  func rightToLeft() {
    let follows = plain(), stays = plain()
    let view = root(200, 100, [follows, stays])
    for inner in view.subviews { inner.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate([
      follows.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      follows.widthAnchor.constraint(equalToConstant: 30), stays.widthAnchor.constraint(equalToConstant: 30),
      stays.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      stays.trailingAnchor.constraint(greaterThanOrEqualTo: follows.leadingAnchor, constant: 5),
    ])
    view.layoutIfNeeded()
    #expect(follows.frame.minX == 160 && stays.frame.minX == 10)
    #expect(follows.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("baselines are those of the text, and the bottom where there is none")
  func baselines() {
    let large = Block(50, 40).setBaselines(first: 30, last: 10), small = Block(50, 20).setBaselines(first: 15, last: 5)
    let box = Block(10, 10)
    let view = root(200, 100, [large, small, box])
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: view.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      box.topAnchor.constraint(equalTo: small.lastBaselineAnchor, constant: 3),
    ])
    view.layoutIfNeeded()
    #expect(small.frame.minY == 15 && box.frame.minY == 33)
    box.lastBaselineAnchor.constraint(equalTo: small.lastBaselineAnchor).isActive = true
    view.constraints.first { $0.constant == 3 }?.isActive = false
    view.layoutIfNeeded()
    #expect(box.frame.maxY == 30)
  }

  @Test("a size that fits is the least that the constraints allow, or the nearest to what is asked")
  func fitting() {
    let text = Block(100, 20), picture = Block(30, 50)
    let card = root(0, 0, [text, picture])
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      picture.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -8),
      text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      text.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
    ])
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 154, height: 66))
    let wide = card.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 300, height: 66))
    #expect(UIView.layoutFittingExpandedSize.width == 10_000 && card.bounds.size == .zero)
    #expect(Block(70, 30).systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 30))
  }

  @Test("content of lines is as high as its width makes it")
  func lines() {
    // 300 points of words in lines of 20.
    final class Lines: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        setHostedContent(EmptyView())
      }
      required init?(coder: NSCoder) { nil }
      override var intrinsicContentSize: CGSize {
        let width = askedWidth.proposal.width ?? 300
        return CGSize(width: width, height: (300 / width).rounded(.up) * 20)
      }
    }
    let text = Lines()
    text.translatesAutoresizingMaskIntoConstraints = false
    let view = root(120, 400, [text])
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    view.layoutIfNeeded()
    #expect(text.frame == rect(10, 0, 100, 60))
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(text.frame == rect(10, 0, 380, 20))
    let narrow = view.systemLayoutSizeFitting(
      CGSize(width: 170, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 170)
  }

  @Test("among views of SwiftUI a view is not smaller than the constraints inside allow, and follows them")
  func representing() {
    let text = Block(60, 20)
    let view = UIView()
    view.addSubview(text)
    let top = text.topAnchor.constraint(equalTo: view.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 10),
    ])
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 200) }) { Shown(view: view).fixedSize() }
    #expect(view.bounds.size == CGSize(width: 80, height: 40) && text.frame == rect(10, 10, 60, 20))
    top.constant = 50
    screen.settle()
    #expect(view.bounds.size == CGSize(width: 80, height: 80) && text.frame == rect(10, 50, 60, 20))
  }

  @Test("an intrinsic size that changes moves what follows")
  func intrinsic() {
    let first = Block(40, 10), second = Block(10, 10)
    let view = root(200, 100, [first, second])
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(second.frame == rect(40, 0, 10, 10))
    first.size.width = 70
    view.layoutIfNeeded()
    #expect(first.frame.width == 70 && second.frame.minX == 70)
  }

  @Test("content of a scroll view is as large as what its edges are tied to, and bars stay where they are")
  func scrolling() throws {
    let scroll = plain(), content = plain(), bar = plain()
    let view = root(100, 100, [scroll])
    scroll.addSubview(content)
    scroll.addSubview(bar)
    var sizes: [CGSize] = []
    let guides = try #require(scroll.needLayoutState().scrollGuides { sizes.append($0) })
    let (contentGuide, frameGuide) = (guides.content, guides.frame)
    for (inner, outer) in [(scroll, view), (content, scroll)] {
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: outer.leftAnchor), inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor), content.heightAnchor.constraint(equalToConstant: 700),
      bar.topAnchor.constraint(equalTo: frameGuide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.layoutIfNeeded()
    #expect(scroll.frame == rect(0, 0, 100, 100) && content.frame == rect(0, 0, 100, 700) && bar.frame.minY == 0)
    #expect(sizes.last == CGSize(width: 100, height: 700) && contentGuide.layoutFrame.height == 700)
    scroll.bounds.origin.y = 250
    scroll.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(bar.frame.minY == 250 && content.frame.minY == 0 && frameGuide.layoutFrame.minY == 250)
  }

  @Test("updateConstraints is called before a layout that needs it, from the inside out, and once")
  func updates() {
    @MainActor final class Log { var lines: [String] = [] }
    final class Updating: UIView {
      var log: Log?
      override func updateConstraints() {
        log?.lines.append("\(tag)")
        super.updateConstraints()
      }
      override class var requiresConstraintBasedLayout: Bool { true }
    }
    let log = Log(), outer = Updating(frame: rect(0, 0, 50, 50)), inner = Updating()
    (outer.tag, inner.tag, outer.log, inner.log) = (1, 2, log, log)
    let view = root(100, 100, [outer])
    outer.addSubview(inner)
    view.layoutIfNeeded()
    #expect(log.lines == ["2", "1"] && !inner.needsUpdateConstraints())
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    view.layoutIfNeeded()
    #expect(log.lines == ["2", "1", "2"])
    view.layoutIfNeeded()
    #expect(log.lines.count == 3)
  }
}
