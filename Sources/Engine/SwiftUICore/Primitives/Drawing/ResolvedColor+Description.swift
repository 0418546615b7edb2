import EngineRuntime

extension Color.Resolved: CustomStringConvertible {
  /// Red, green, blue and opacity in sRGB, two hexadecimal digits each, as in `#FF9500FF`.
  public var description: String {
    "#" + [red, green, blue, opacity].map { Self.digits(of: $0) }.joined()
  }

  private static func digits(of component: Float) -> String {
    let byte = Int(clamping: (Double(component.isFinite ? min(max(component, 0), 1) : 0) * 255).rounded())
    let text = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + text : text
  }
}
