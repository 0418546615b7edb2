import CoreGraphicsTypes
public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// The bar at the top of a screen: a title, the way back, and buttons.
///
/// That of a navigation controller says how its screens' bars are; one that an app makes itself shows the items that are pushed to it.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// Whether titles are large, on screens that do not say otherwise.
  open var prefersLargeTitles = false { didSet { changed() } }
  /// Whether content shows through the bar.
  open var isTranslucent = true { didSet { changed() } }
  /// What fills the bar; `nil` for the system's material.
  open var barTintColor: UIColor? { didSet { changed() } }
  /// Fonts and colours of titles in the row.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
  /// Fonts and colours of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
  /// How the bar looks while content passes below it; what is said here wins over the colours and fonts above.
  open var standardAppearance: UINavigationBarAppearance {
    get { ownStandard ?? UINavigationBar.appearance().standardAppearance }
    set {
      ownStandard = newValue
      changed()
    }
  }
  private var ownStandard: UINavigationBarAppearance?
  /// How the bar looks while no content passes below it; `nil`: without what is behind it.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// How a low bar looks; `nil`: as others.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// Whether the bar is dark.
  open var barStyle = UIBarStyle.default { didSet { changed() } }
  /// Hears of a bar's items.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The controller whose screens the bar is for.
  weak var owner: UINavigationController?
  private let revisions = Revisions()

  /// Creates a bar at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setHostedContent(NavigationBarFace(bar: self))
  }
  /// Creates a bar from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setHostedContent(NavigationBarFace(bar: self))
  }

  /// The items, of which the last one shows.
  open var items: [UINavigationItem]? {
    get { owner.map { $0.viewControllers.map(\.navigationItem) } ?? ownItems }
    set {
      ownItems = newValue
      changed()
    }
  }
  private var ownItems: [UINavigationItem]?
  /// The item that shows.
  public var topItem: UINavigationItem? { items?.last }
  /// The item before the one that shows.
  public var backItem: UINavigationItem? { items?.dropLast().last }
  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds an item, which shows then.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { ownItems = (ownItems ?? []) + [item]; changed() }
  /// Takes the item away that shows.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let last = ownItems?.popLast() else { return nil }
    changed()
    return last
  }

  /// The colour of buttons.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    changed()
  }
  /// Whether the bar is hidden.
  open override var isHidden: Bool {
    get { owner?.isNavigationBarHidden ?? super.isHidden }
    set { if let owner { owner.isNavigationBarHidden = newValue } else { super.isHidden = newValue } }
  }
  /// As wide as is offered, and as high as bars are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
  /// As high as bars are.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }

  /// Writes how the bar looks, as far as something is said of it.
  func write(to bars: inout AppearanceValues.Bars) {
    if let ownStandard { bars.standard = ownStandard.attributes }
    if let scrollEdgeAppearance { bars.scrollEdge = scrollEdgeAppearance.attributes }
    if let compactAppearance { bars.compact = compactAppearance.attributes }
    if let barTintColor { bars.barTint = barTintColor }
    if let titleTextAttributes { bars.titles = TextAttributes(titleTextAttributes) }
    if let largeTitleTextAttributes { bars.largeTitles = TextAttributes(largeTitleTextAttributes) }
    if barStyle == .black { bars.isDark = true }
    if !isTranslucent { bars.isTranslucent = false }
  }

  func changed() { revisions.count &+= 1 }
  func note() { _ = revisions.count }
}

/// Hears of a bar's items.
@MainActor
public protocol UINavigationBarDelegate: AnyObject {
  /// Whether the bar may go back from an item.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// The bar has gone back from an item.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// It may.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// Nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// A bar that an app makes itself.
private struct NavigationBarFace: View {
  weak var bar: UINavigationBar?

  var body: some View {
    let _ = bar?.note()
    if let bar, bar.owner == nil, let item = bar.topItem {
      let _ = item.note()
      ZStack {
        if let titleView = item.titleView {
          HeldView(view: titleView)
        } else {
          Text(verbatim: item.title ?? "").font(.headline).accessibilityAddTraits(.isHeader)
        }
        HStack(spacing: 16) {
          if let back = bar.backItem, !item.hidesBackButton { backButton(of: bar, to: back, from: item) }
          ForEach(item.leftBarButtonItems ?? [], id: \.self) { BarButtonFace(item: $0) }
          Spacer()
          ForEach((item.rightBarButtonItems ?? []).reversed(), id: \.self) { BarButtonFace(item: $0) }
        }
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { bar.barTintColor.map { Color(uiColor: $0) } }
      .background(.bar)
    }
  }

  private func backButton(of bar: UINavigationBar, to back: UINavigationItem, from item: UINavigationItem) -> some View {
    Button {
      guard bar.delegate?.navigationBar(bar, shouldPop: item) ?? true else { return }
      bar.popItem(animated: true)
      bar.delegate?.navigationBar(bar, didPop: item)
    } label: {
      Label {
        Text(verbatim: back.backButtonTitle ?? back.title ?? "Back")
      } icon: {
        Image(systemName: "chevron.backward")
      }
      .labelStyle(.titleAndIcon)
    }
  }
}

/// A bar of buttons, at the lower edge of a screen for the most part.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// The buttons, from the leading edge on.
  open var items: [UIBarButtonItem]? { didSet { revisions.count &+= 1 } }
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Whether content shows through the bar.
  open var isTranslucent = true
  /// What fills the bar; `nil` for the system's material.
  open var barTintColor: UIColor? { didSet { revisions.count &+= 1 } }
  private let revisions = Revisions()

  /// Creates a bar at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setHostedContent(ToolbarFace(bar: self))
  }
  /// Creates a bar from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setHostedContent(ToolbarFace(bar: self))
  }
  /// As wide as is offered, and as high as bars are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
  /// As high as bars are.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }

  fileprivate func note() { _ = revisions.count }
}

private struct ToolbarFace: View {
  weak var bar: UIToolbar?

  var body: some View {
    let _ = bar?.note()
    if let bar {
      HStack(spacing: 16) { ForEach(bar.items ?? [], id: \.self) { BarButtonFace(item: $0) } }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background { bar.barTintColor.map { Color(uiColor: $0) } }
        .background(.bar)
    }
  }
}
