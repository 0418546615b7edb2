import CoreGraphicsTypes
import EngineRuntime
import Foundation
import Synchronization
import UIKit

/// A view with a size of its own, and baselines.
final class Block: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }

  /// Has lines whose first baseline is below the top, and whose last one is above the bottom.
  func setBaselines(first: CGFloat, last: CGFloat) -> Block {
    needLayoutState().baselines = { _ in (first, last) }
    return self
  }
}

/// A view of a size that nothing asks for.
@MainActor
func plain() -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

/// A root with views inside.
@MainActor
func root(_ width: CGFloat, _ height: CGFloat, _ views: [UIView] = []) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  for inner in views { view.addSubview(inner) }
  return view
}

/// A rectangle of four numbers.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// What is reported while something is done.
@MainActor
func messages(_ body: () -> Void) -> [String] {
  let heard = HeardMessages()
  Diagnostics.$recorder.withValue({ heard.add($0) }) { body() }
  return heard.all
}

private final class HeardMessages: Sendable {
  private let lines = Mutex<[String]>([])
  func add(_ line: String) { lines.withLock { $0.append(line) } }
  var all: [String] { lines.withLock { $0 } }
}
