/// A wish for somebody, put together while the app is compiled: `#wish("Ann")` is `"All the best, Ann!"`.
@freestanding(expression)
public macro wish(_ name: String) -> String = #externalMacro(module: "WishMacros", type: "WishMacro")
