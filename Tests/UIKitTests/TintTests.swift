import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing
import UIKit

/// Hears how often its tint has become another one.
private final class TintedView: UIView {
  var changes = 0
  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
}

/// Tints that are dimmed (Facts 2.5).
@MainActor
@Suite struct TintTests {
  /// What system blue is over white below an alert.
  private static let dimmedBlue: UInt32 = 144

  private func isGray(_ color: [UInt32]) -> Bool { color[0] == color[1] && color[1] == color[2] }

  @Test("A mode is that of the nearest view that says one, and never automatic when it is read")
  func modes() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.tintAdjustmentMode == UIView.TintAdjustmentMode.normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && middle.tintAdjustmentMode == .dimmed)
    middle.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal && outer.tintAdjustmentMode == .dimmed)
    middle.tintAdjustmentMode = .automatic
    #expect(inner.tintAdjustmentMode == .dimmed)
  }

  @Test("Views whose tint is dimmed hear of it, those that say their own mode do not")
  func hearing() {
    let (outer, follows, own, tinted) = (UIView(), TintedView(), TintedView(), TintedView())
    own.tintAdjustmentMode = .normal
    tinted.tintColor = .red
    for view in [follows, own, tinted] { outer.addSubview(view) }
    for view in [follows, own, tinted] { view.changes = 0 }
    outer.tintAdjustmentMode = .dimmed
    #expect(follows.changes == 1 && tinted.changes == 1 && own.changes == 0)
    outer.tintAdjustmentMode = .dimmed
    #expect(follows.changes == 1)
    outer.tintAdjustmentMode = .normal
    #expect(follows.changes == 2 && tinted.changes == 2 && own.changes == 0)
  }

  @Test("A dimmed tint is gray as bright as the colour, for faces of UIKit and hosted views alike")
  func looks() {
    var configuration = UIButton.Configuration.filled()
    configuration.background.cornerRadius = 0
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let hosted = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    hosted.setHostedContent(Color.accentColor)
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(button)
    root.addSubview(hosted)
    let screen = Screen.showing(root)
    let undimmed = screen.color(50, 50)
    #expect(!isGray(undimmed) && screen.color(150, 50) == undimmed)
    root.tintAdjustmentMode = .dimmed
    screen.settle()
    for x in [50, 150] as [CGFloat] {
      let color = screen.color(x, 50)
      #expect(isGray(color) && abs(Int(color[0]) - Int(Self.dimmedBlue)) <= 2, "\(color) at \(x)")
    }
    hosted.tintAdjustmentMode = .normal
    screen.settle()
    #expect(isGray(screen.color(50, 50)) && screen.color(150, 50) == undimmed)
    root.tintColor = .pureRed
    screen.settle()
    #expect(isGray(screen.color(50, 50)) && screen.color(150, 50) == red)
    root.tintAdjustmentMode = .automatic
    screen.settle()
    #expect(screen.color(50, 50) == red)
  }

  @Test("Below an alert and a sheet tints are dimmed until it goes, below a cover they are not")
  func presenting() throws {
    let presenter = UIViewController()
    let view = TintedView()
    presenter.view.addSubview(view)
    let screen = Screen.showing(presenter)
    view.changes = 0
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    presenter.present(alert, animated: true)
    #expect(view.tintAdjustmentMode == .dimmed && view.changes == 1)
    screen.finishAnimations()
    try screen.answerAlert("OK")
    #expect(view.tintAdjustmentMode == .normal && view.changes == 2)
    for (style, mode) in [(UIModalPresentationStyle.pageSheet, UIView.TintAdjustmentMode.dimmed), (.fullScreen, .normal)] {
      let shown = UIViewController()
      shown.modalPresentationStyle = style
      presenter.present(shown, animated: true)
      screen.finishAnimations()
      #expect(view.tintAdjustmentMode == mode && shown.view.tintAdjustmentMode == .normal)
      shown.dismiss(animated: true)
      screen.finishAnimations()
      #expect(view.tintAdjustmentMode == .normal)
    }
  }

  @Test("A sheet dims tints where it rests above its largest undimmed height")
  func detents() {
    let (presenter, shown) = (UIViewController(), UIViewController())
    let screen = Screen.showing(presenter)
    shown.sheetPresentationController?.detents = [.medium(), .large()]
    shown.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    presenter.present(shown, animated: true)
    screen.finishAnimations()
    #expect(presenter.view.tintAdjustmentMode == .normal)
    shown.sheetPresentationController?.selectedDetentIdentifier = .large
    #expect(presenter.view.tintAdjustmentMode == .dimmed)
    shown.sheetPresentationController?.selectedDetentIdentifier = .medium
    #expect(presenter.view.tintAdjustmentMode == .normal)
  }

  @Test(
    "The bars of a scroll view are black or white where it says so",
    arguments: [
      (UIScrollView.IndicatorStyle.default, ColorScheme.light, false), (.default, .dark, true), (.black, .dark, false),
      (.white, .light, true),
    ])
  func indicators(style: UIScrollView.IndicatorStyle, scheme: ColorScheme, isLight: Bool) {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 200, height: 800)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 800))
    content.backgroundColor = UIColor(white: 0.5, alpha: 1)
    view.addSubview(content)
    view.indicatorStyle = style
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 200)
        $0.scale = 1
        $0.colorScheme = scheme
      }
    ) { Shown(view: view) }
    let ground = screen.color(195, 30)
    screen.touchDown(at: CGPoint(x: 100, y: 150))
    screen.touchMove(to: CGPoint(x: 100, y: 120))
    screen.touchMove(to: CGPoint(x: 100, y: 90))
    screen.advance(by: 0.1)
    let bar = screen.color(195, 30)
    screen.touchUp(at: CGPoint(x: 100, y: 90))
    #expect(isLight ? bar[0] > ground[0] + 20 : bar[0] + 20 < ground[0], "\(bar) on \(ground)")
  }
}
