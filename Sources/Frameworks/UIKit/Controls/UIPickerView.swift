public import Foundation
import SwiftUI
import SwiftUICore
import UIKitTypes

/// Wheels of which each has one row in front.
@MainActor @preconcurrency
open class UIPickerView: UIView, FacedView {
  let face = FaceModel()
  private static let size = CGSize(width: 320, height: 216)
  private var selected: [Int: Int] = [:]

  /// Creates a picker without wheels at a place, in points; as large as pickers are unless the frame says.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
    setUp()
  }
  /// Creates a picker from an archive, of which there are none here: one without wheels.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { showFace { PickerFace(view: $0) } }

  /// Says which wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Says what rows look like, and hears of what is chosen.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// How large a wheel's rows are, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: width(of: component), height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }
  /// A row's own view, where the delegate makes one.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }
  /// Asks again for all wheels and rows.
  open func reloadAllComponents() { faceChanged(resizes: false) }
  /// Asks again for a wheel's rows.
  open func reloadComponent(_ component: Int) { faceChanged(resizes: false) }
  /// Turns a wheel to a row; calls nobody.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
    if animated { faceChanged(resizes: false) } else { UIView.performWithoutAnimation { faceChanged(resizes: false) } }
  }
  /// The row in front of a wheel; −1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count > 0 ? min(max(selected[component] ?? 0, 0), count - 1) : -1
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The person has turned a wheel.
  func take(_ row: Int, in component: Int) {
    guard row != selectedRow(inComponent: component) else { return }
    selected[component] = row
    faceChanged(resizes: false)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// A wheel's width; wheels of which the delegate does not say share what is left.
  func width(of component: Int) -> CGFloat {
    if let width = delegate?.pickerView(self, widthForComponent: component) { return width }
    let others = (0..<numberOfComponents).map { delegate?.pickerView(self, widthForComponent: $0) ?? nil }
    let rest = max(bounds.width - 20 - others.compactMap { $0 }.reduce(0, +), 0)
    return rest / CGFloat(max(others.count { $0 == nil }, 1))
  }

  /// A row as the delegate has it: its view, its text with attributes, or its text.
  fileprivate func row(_ row: Int, in component: Int) -> AnyView {
    if let view = view(forRow: row, forComponent: component) { return AnyView(ShownView(view: view)) }
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return AnyView(Text(AttributedString(text)))
    }
    return AnyView(Text(verbatim: delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"))
  }
}

/// Says which wheels and rows a picker has.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what rows of a picker look like, and hears of what is chosen.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
  /// How wide a wheel is, in points; `nil`: it shares what is left with others.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat?
  /// How high a wheel's rows are, in points; `nil`: as usual.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat?
  /// A row's text.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// A row's text with attributes; it goes before the plain one.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
  /// A row's view; it goes before texts.
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView?
  /// The person has turned a wheel to a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// It shares what is left.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat? { nil }
  /// As usual.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat? { nil }
  /// None.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? { nil }
  /// Nothing happens.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

private struct PickerFace: View {
  let view: UIPickerView

  var body: some View {
    let columns = (0..<view.numberOfComponents).map { component in
      RowWheels.Column(
        count: view.numberOfRows(inComponent: component), selected: view.selectedRow(inComponent: component),
        weight: view.width(of: component)
      ) { [weak view] row in
        view?.row(row, in: component) ?? AnyView(EmptyView())
      } select: { [weak view] row in
        view?.take(row, in: component)
      }
    }
    RowWheels(columns: columns, rowHeight: columns.isEmpty ? nil : view.rowSize(forComponent: 0).height)
  }
}
