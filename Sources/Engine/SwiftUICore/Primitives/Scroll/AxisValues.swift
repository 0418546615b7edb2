import Foundation

/// A value for each axis.
struct AxisValues<Value> {
  var horizontal: Value
  var vertical: Value
  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
  mutating func set(_ value: Value, _ axes: Axis.Set) {
    if axes.contains(.horizontal) { horizontal = value }
    if axes.contains(.vertical) { vertical = value }
  }
}
