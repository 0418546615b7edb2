public import Foundation
import SwiftUI
import SwiftUICore
import UIKitTypes

/// Gets a scroll view's content anew when it is pulled: SwiftUI's sign for that, which sends `valueChanged`.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// Whether content is on its way.
  public private(set) var isRefreshing = false
  /// What is said below the sign, which shows none here.
  open var attributedTitle: NSAttributedString?
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a control, for ``UIScrollView/refreshControl``.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control from an archive, of which there are none here: one for a scroll view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says that content is on its way, without a pull.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that content has come.
  open func endRefreshing() {
    isRefreshing = false
    let done = waiting
    waiting = []
    for continuation in done { continuation.resume() }
  }

  /// A finger has pulled: it waits until content has come.
  func pulled() async {
    isRefreshing = true
    sendActions(for: .valueChanged)
    guard isRefreshing else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  isolated deinit { for continuation in waiting { continuation.resume() } }
}
