extension Duration {
  /// Seconds with one digit behind the point, or minutes and seconds from a minute on.
  var short: String {
    let tenths = (Double(components.seconds) + Double(components.attoseconds) / 1e18) * 10
    guard tenths >= 600 else { return "\((tenths.rounded()) / 10) s" }
    let seconds = Int((tenths / 10).rounded())
    return "\(seconds / 60) min \(seconds % 60) s"
  }
}
