import CoreGraphicsTypes
public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A bar that chooses one of several screens.
///
/// That of a controller of tabs says how its bar is; one that an app makes itself shows its items and tells its delegate of presses.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// Hears of presses.
  open weak var delegate: (any UITabBarDelegate)?
  /// Whether content shows through the bar.
  open var isTranslucent = true
  /// What fills the bar; `nil` for the system's material.
  open var barTintColor: UIColor? { didSet { changed() } }
  /// The colour of items that are not chosen; `nil` for the system's.
  open var unselectedItemTintColor: UIColor? { didSet { changed() } }
  /// The controller whose screens the bar is for.
  weak var owner: UITabBarController?
  private let revisions = Revisions()

  /// Creates a bar at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setHostedContent(TabBarFace(bar: self))
  }
  /// Creates a bar from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setHostedContent(TabBarFace(bar: self))
  }

  /// What the bar shows.
  open var items: [UITabBarItem]? {
    get { owner.map { $0.viewControllers?.compactMap(\.tabBarItem) ?? [] } ?? ownItems }
    set {
      ownItems = newValue
      changed()
    }
  }
  private var ownItems: [UITabBarItem]?
  /// Sets what the bar shows.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The item that is chosen.
  open var selectedItem: UITabBarItem? {
    get { owner?.selectedViewController?.tabBarItem ?? ownSelection }
    set {
      ownSelection = newValue
      changed()
    }
  }
  private var ownSelection: UITabBarItem?

  /// Whether the bar is hidden.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      changed()
    }
  }
  /// The tint has changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    changed()
  }
  /// As wide as is offered, and as high as bars are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }
  /// As high as bars are.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 49) }

  func changed() { revisions.count &+= 1 }
  func note() { _ = revisions.count }
}

/// Hears of presses on a bar.
@MainActor
public protocol UITabBarDelegate: AnyObject {
  /// The person has chosen an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar that an app makes itself.
private struct TabBarFace: View {
  weak var bar: UITabBar?

  var body: some View {
    let _ = bar?.note()
    if let bar, bar.owner == nil {
      HStack(spacing: 0) {
        ForEach(bar.items ?? [], id: \.self) { item in
          let _ = item.note()
          let isSelected = item === bar.selectedItem
          Button {
            bar.selectedItem = item
            bar.delegate?.tabBar(bar, didSelect: item)
          } label: {
            VStack(spacing: 2) {
              item.picture(isSelected: isSelected)?.accessibilityHidden(true)
              Text(verbatim: item.title ?? "").font(.caption2)
            }
            .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(color(of: bar)))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
          }
          .disabled(!item.isEnabled)
          .accessibilityAddTraits(isSelected ? .isSelected : [])
        }
      }
      .background { bar.barTintColor.map { Color(uiColor: $0) } }
      .background(.bar)
    }
  }

  private func color(of bar: UITabBar) -> Color { bar.unselectedItemTintColor.map { Color(uiColor: $0) } ?? .secondary }
}
