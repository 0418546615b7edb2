/// contract
public class ModelContext {}
